package damka.rules.game;

import damka.rules.Fens;
import damka.rules.Moves;
import damka.rules.board.Board;
import damka.rules.position.Position;

/** Games for the tests of rules, from canonical FEN and move texts. */
final class Play {
    private Play() {}

    /** A game with this many plies on every count that runs in its first position. */
    static Game given(Ruleset ruleset, String fen, int carried) {
        Board board = ruleset.boards().get(0);
        Position position = Fens.position(board, fen);
        return Game.resume(ruleset, position, DrawCounters.carried(ruleset, position, carried), History.COMPLETE);
    }

    static Game given(Ruleset ruleset, String fen) {
        return given(ruleset, fen, 0);
    }

    static Game moves(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(Moves.find(game.position(), move));
        }
        return game;
    }

    static RuleStatus status(Game game, String rule) {
        return game.rules().stream()
                .filter(status -> status.id().equals(rule))
                .findFirst()
                .orElseThrow();
    }

    /** Plies on a count; -1 when it does not run. */
    static int plies(Game game, String rule) {
        RuleStatus status = status(game, rule);
        return status.running() ? status.count() : -1;
    }
}

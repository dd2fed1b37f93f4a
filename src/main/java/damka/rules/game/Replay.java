package damka.rules.game;

import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * A record played over again: the game after each turn, and where it first ended, even when moves follow.
 *
 * @param games the game after 0, 1, 2 ... turns of the record; never empty
 * @param end where it first ended; empty when it is still going on
 */
public record Replay(List<Game> games, Optional<End> end) {

    /**
     * Where a game ended.
     *
     * @param ply after this turn of the game
     */
    public record End(int ply, Outcome outcome) {}

    public Replay {
        games = List.copyOf(games);
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a record has a start");
        }
    }

    /**
     * The record, with every rule doing what its set says.
     *
     * @throws IllegalArgumentException if a move is not legal
     */
    public static Replay of(GameStart start, List<Move> moves) {
        return of(start, moves, Game::outcome);
    }

    /** The record, with every rule ending the game by itself, or none. */
    public static Replay of(GameStart start, List<Move> moves, DrawMode mode) {
        return of(start, moves, game -> game.outcome(mode));
    }

    private static Replay of(GameStart start, List<Move> moves, Function<Game, Outcome> outcome) {
        List<Game> games = new ArrayList<>(moves.size() + 1);
        Game game = Game.from(start);
        games.add(game);
        for (Move move : moves) {
            game = game.play(move);
            games.add(game);
        }
        return new Replay(games, firstEnd(games, outcome));
    }

    private static Optional<End> firstEnd(List<Game> games, Function<Game, Outcome> outcome) {
        for (Game game : games) {
            Outcome now = outcome.apply(game);
            if (now.isFinal()) {
                return Optional.of(new End(game.ply(), now));
            }
        }
        return Optional.empty();
    }

    /** The game after the last turn. */
    public Game last() {
        return games.get(games.size() - 1);
    }

    /** How the game came out: where it first ended, or still going on. */
    public Outcome outcome() {
        return end.map(End::outcome).orElseGet(Outcome.Ongoing::new);
    }

    /** Whether moves were played after the end. */
    public boolean continuesAfterEnd() {
        return end.isPresent() && end.get().ply() < last().ply();
    }

    /**
     * After which turn each set of rules that the board knows would have ended this record; empty where it would go on.
     *
     * <p>Of the counts before the record the set played by knows what the record says, the others nothing, unless the record
     * holds the whole game.
     */
    public static Map<Ruleset, OptionalInt> endsBy(Game game) {
        GameStart own = game.start();
        boolean whole = own.equals(GameStart.complete(own.ruleset(), own.position()));
        return endsBy(game, set -> {
            if (set == own.ruleset()) {
                return own;
            }
            DrawCounters counters =
                    whole ? DrawCounters.start(set, own.position()) : DrawCounters.unknown(set, own.position());
            return new GameStart(set, own.position(), counters, own.history(), own.ply(), own.pastCanRecur());
        });
    }

    /**
     * After which turn each set of rules that the board knows would have ended this record; empty where it would go on.
     *
     * @param startUnder the start of the record under a set: the position of the game's own, with counts of the set
     */
    public static Map<Ruleset, OptionalInt> endsBy(Game game, Function<Ruleset, GameStart> startUnder) {
        List<Move> moves = game.turns().stream().map(Turn::move).toList();
        Map<Ruleset, OptionalInt> ends = new LinkedHashMap<>();
        for (Ruleset set : Ruleset.on(game.position().board())) {
            Optional<End> end = of(startUnder.apply(set), moves).end();
            ends.put(set, end.map(found -> OptionalInt.of(found.ply())).orElseGet(OptionalInt::empty));
        }
        return Collections.unmodifiableMap(ends);
    }
}

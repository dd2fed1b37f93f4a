package damka.engine.search;

import damka.rules.board.Color;
import damka.rules.game.DrawClock;
import damka.rules.game.Game;
import damka.rules.game.History;
import damka.rules.game.Ruleset;
import damka.rules.game.Turn;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;

/**
 * Where a search starts: a position and what the game before it adds.
 *
 * @param position the position to move in
 * @param earlier the positions just before it that can come again, oldest first
 * @param clock the ply counts of the game's draw rules
 * @param counts the counts in the position
 * @param historyKnown whether {@code earlier} and {@code counts} are all there was
 * @param game the game, where there is one
 */
public record SearchRoot(
        Position position,
        List<Position> earlier,
        DrawClock clock,
        long counts,
        boolean historyKnown,
        Optional<Game> game) {
    public SearchRoot {
        earlier = List.copyOf(earlier);
    }

    /** A game as it stands now. */
    public static SearchRoot of(Game game) {
        Position position = game.position();
        List<Position> earlier =
                game.reversibleTurns().stream().map(Turn::before).toList();
        DrawClock clock = DrawClock.of(game.ruleset(), position.board());
        return new SearchRoot(
                position,
                earlier,
                clock,
                game.counters().packed(),
                game.history() == History.COMPLETE,
                Optional.of(game));
    }

    /** A position whose past nobody knows, under the usual draw rules of its board. */
    public static SearchRoot of(Position position) {
        DrawClock clock = DrawClock.of(Ruleset.defaultFor(position.board()), position.board());
        long counts = clock.start(position.pieces(Color.WHITE), position.pieces(Color.BLACK), position.kings());
        return new SearchRoot(position, List.of(), clock, counts, false, Optional.empty());
    }
}

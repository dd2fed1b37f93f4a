package damka.engine.search;

import damka.rules.position.Position;
import java.util.List;

/**
 * Where a search starts: a position and what the game before it adds.
 *
 * @param position the position to move in
 * @param earlier the positions of the game before it, oldest first, as far back as they can come again
 * @param kingPlies turns in a row, up to the position, that were made by kings and took nothing
 * @param historyKnown whether {@code earlier} is all there was
 */
public record SearchRoot(Position position, List<Position> earlier, int kingPlies, boolean historyKnown) {
    public SearchRoot {
        earlier = List.copyOf(earlier);
        if (kingPlies < 0) {
            throw new IllegalArgumentException("plies are not negative: " + kingPlies);
        }
    }

    /** A position without a history. */
    public static SearchRoot of(Position position) {
        return new SearchRoot(position, List.of(), 0, false);
    }
}

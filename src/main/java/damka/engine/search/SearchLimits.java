package damka.engine.search;

import damka.rules.position.Move;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a search may use, each an upper bound, and what it is asked for.
 *
 * @param depth plies, 1 to {@link #DEEPEST}
 * @param nodes positions, at least 1
 * @param time on the searcher's clock; empty for no limit
 * @param multiPv how many of the best moves to report, at least 1
 * @param searchMoves look only at these legal moves of the root; empty for all
 * @param seed of the choice among moves on levels below the highest
 * @param level {@link #LOWEST_LEVEL} to {@link #FULL_STRENGTH}
 */
public record SearchLimits(
        int depth, long nodes, Optional<Duration> time, int multiPv, List<Move> searchMoves, long seed, int level) {
    /** The greatest depth, plies. */
    public static final int DEEPEST = 64;
    /** For a child who knows the rules. */
    public static final int LOWEST_LEVEL = 1;
    /** Nothing held back. */
    public static final int FULL_STRENGTH = 10;

    /** No limit but the greatest depth; one line, full strength. */
    public static final SearchLimits NONE =
            new SearchLimits(DEEPEST, Long.MAX_VALUE, Optional.empty(), 1, List.of(), 0, FULL_STRENGTH);

    public SearchLimits {
        searchMoves = List.copyOf(searchMoves);
        boolean sound = depth >= 1
                && depth <= DEEPEST
                && nodes >= 1
                && time.filter(t -> t.isNegative() || t.isZero()).isEmpty()
                && multiPv >= 1
                && level >= LOWEST_LEVEL
                && level <= FULL_STRENGTH;
        if (!sound) {
            throw new IllegalArgumentException("limits are positive, the level is 1 to 10");
        }
    }

    public SearchLimits withDepth(int plies) {
        return new SearchLimits(plies, nodes, time, multiPv, searchMoves, seed, level);
    }

    public SearchLimits withNodes(long count) {
        return new SearchLimits(depth, count, time, multiPv, searchMoves, seed, level);
    }

    public SearchLimits withTime(Duration most) {
        return new SearchLimits(depth, nodes, Optional.of(most), multiPv, searchMoves, seed, level);
    }

    public SearchLimits withMultiPv(int lines) {
        return new SearchLimits(depth, nodes, time, lines, searchMoves, seed, level);
    }

    public SearchLimits withSearchMoves(List<Move> moves) {
        return new SearchLimits(depth, nodes, time, multiPv, moves, seed, level);
    }

    public SearchLimits withSeed(long number) {
        return new SearchLimits(depth, nodes, time, multiPv, searchMoves, number, level);
    }

    public SearchLimits withLevel(int strength) {
        return new SearchLimits(depth, nodes, time, multiPv, searchMoves, seed, strength);
    }
}

package damka.engine.search;

import java.time.Duration;
import java.util.List;

/**
 * What a search found, at its end or after one of its depths.
 *
 * @param lines the best moves, best first; at least one
 * @param depth the last completed depth, plies; 0 when none was
 * @param selectiveDepth the deepest position looked at, plies
 * @param nodes positions looked at by all threads
 * @param elapsed since the search began
 * @param stoppedBy what ended it; {@link StopReason#DEPTH} in a report of one completed depth
 * @param level 1 to 10, as asked
 * @param seed as asked
 * @param reproducible whether the same game, limits and table size give the same lines and nodes on every machine
 * @param repetitionAware whether the history was known, so that repetitions of earlier positions count
 * @param endgameHits positions answered by the endgame tables
 */
public record SearchReport(
        List<SearchLine> lines,
        int depth,
        int selectiveDepth,
        long nodes,
        Duration elapsed,
        StopReason stoppedBy,
        int level,
        long seed,
        boolean reproducible,
        boolean repetitionAware,
        long endgameHits) {
    public SearchReport {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("a report has a line");
        }
    }

    /** The best line. */
    public SearchLine best() {
        return lines.get(0);
    }

    SearchReport withLines(List<SearchLine> others) {
        return new SearchReport(
                others,
                depth,
                selectiveDepth,
                nodes,
                elapsed,
                stoppedBy,
                level,
                seed,
                reproducible,
                repetitionAware,
                endgameHits);
    }

    /** Whether there was one legal move, so that nothing was searched. */
    public boolean forced() {
        return stoppedBy == StopReason.FORCED;
    }
}

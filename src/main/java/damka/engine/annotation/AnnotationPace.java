package damka.engine.annotation;

import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import java.time.Duration;
import java.util.function.LongSupplier;

/** What is left of a budget, and what one search may use of it. */
final class AnnotationPace {
    private static final long MILLISECOND = 1_000_000;
    // Shorter than this a search is bounded by nodes too: it looks at the clock too seldom.
    private static final long SHORT = 20 * MILLISECOND;
    private static final long LEAST_NODES = 1_000;
    private static final double FIRST_GUESS_NODES_PER_NANO = 0.0005;
    private static final long LEAST_SHARE = 1_000;

    private final AnnotationBudget budget;
    private final LongSupplier nanoClock;
    private final long startNanos;
    private long nodes;
    private long searchedNanos;

    AnnotationPace(AnnotationBudget budget, LongSupplier nanoClock) {
        this.budget = budget;
        this.nanoClock = nanoClock;
        this.startNanos = nanoClock.getAsLong();
    }

    /** Whether time is shared out, not nodes. */
    boolean isTimed() {
        return budget.nodesPerPly().isEmpty();
    }

    Duration elapsed() {
        return Duration.ofNanos(nanoClock.getAsLong() - startNanos);
    }

    /** Nanoseconds. */
    long left() {
        return budget.total()
                .map(total -> total.toNanos() - elapsed().toNanos())
                .orElse(Long.MAX_VALUE);
    }

    boolean isOver() {
        return left() <= 0;
    }

    long nodes() {
        return nodes;
    }

    void searched(SearchReport report) {
        nodes += report.nodes();
        searchedNanos += report.elapsed().toNanos();
    }

    /** For a search that may use this share of the time, nanoseconds. */
    SearchLimits limits(long share) {
        if (!isTimed()) {
            SearchLimits counted =
                    SearchLimits.NONE.withNodes(budget.nodesPerPly().orElseThrow());
            return budget.total().isEmpty() ? counted : counted.withTime(atLeast(left()));
        }
        SearchLimits timed = SearchLimits.NONE.withTime(atLeast(Math.min(share, left())));
        return share < SHORT ? timed.withNodes(Math.max(LEAST_NODES, (long) (share * nodesPerNano()))) : timed;
    }

    private static Duration atLeast(long nanos) {
        return Duration.ofNanos(Math.max(LEAST_SHARE, nanos));
    }

    private double nodesPerNano() {
        return searchedNanos < MILLISECOND ? FIRST_GUESS_NODES_PER_NANO : (double) nodes / searchedNanos;
    }
}

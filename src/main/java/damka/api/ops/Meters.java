package damka.api.ops;

import damka.engine.annotation.Annotation;
import damka.engine.search.SearchReport;
import damka.engine.search.StopReason;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/** What is counted. No tag holds anything that a caller chose. */
@ApplicationScoped
public class Meters {
    private final MeterRegistry registry;
    private final DistributionSummary legalMoves;
    private final DistributionSummary searchNodes;
    private final DistributionSummary searchDepth;
    private final Timer searchTime;
    private final Timer searchWait;
    private final Timer searchOvershoot;
    private final Timer annotationTime;

    /** In this registry. */
    public Meters(MeterRegistry registry) {
        this.registry = registry;
        this.legalMoves = DistributionSummary.builder("damka.legal.moves")
                .description("Legal moves of the positions asked for")
                .register(registry);
        this.searchNodes = DistributionSummary.builder("damka.search.nodes")
                .description("Positions looked at by a search")
                .register(registry);
        this.searchDepth = DistributionSummary.builder("damka.search.depth")
                .description("Depth that a search completed")
                .baseUnit("plies")
                .register(registry);
        this.searchTime = Timer.builder("damka.search.time")
                .description("Time of a search")
                .register(registry);
        this.searchWait = Timer.builder("damka.search.wait")
                .description("Wait of a search for a slot")
                .register(registry);
        this.searchOvershoot = Timer.builder("damka.search.overshoot")
                .description("How much longer than its limit a search took that time or a deadline ended")
                .register(registry);
        this.annotationTime = Timer.builder("damka.annotation.time")
                .description("Time of annotating the games of a request")
                .register(registry);
    }

    /** An answer to an operation. */
    public void answered(String operation, int status) {
        registry.counter("damka.requests", "operation", operation, "status", Integer.toString(status))
                .increment();
    }

    /** A request that was refused. */
    public void rejected(String problem) {
        registry.counter("damka.requests.rejected", "problem", problem).increment();
    }

    /** A connection that is closed because the headers of a request took too long. */
    public void slowHeaders() {
        registry.counter("damka.connections.slow").increment();
    }

    /** Legal moves that were listed. */
    public void legalMoves(int count) {
        legalMoves.record(count);
    }

    /**
     * Looks at the room for searches whenever it is asked for.
     *
     * @param slots searches at once
     * @param running searches that run
     * @param waiting searches that wait
     */
    public void watch(int slots, Supplier<Number> running, Supplier<Number> waiting) {
        Gauge.builder("damka.search.slots", () -> slots)
                .description("Searches that may run at once")
                .register(registry);
        Gauge.builder("damka.search.running", running)
                .description("Searches that run")
                .register(registry);
        Gauge.builder("damka.search.waiting", waiting)
                .description("Searches that wait for a slot")
                .register(registry);
    }

    /** Where the answer to a question about best moves comes from. */
    public enum Asked {
        /** From memory. */
        CACHE,
        /** From a search that ran already, for somebody who asked the same. */
        JOINED,
        /** From a search of its own. */
        SEARCH
    }

    /** A question about best moves, other than in a stream. */
    public void asked(Asked from) {
        registry.counter("damka.search.questions", "answered.by", from.name().toLowerCase(Locale.ROOT))
                .increment();
    }

    /**
     * Looks at the memory of answers whenever it is asked for.
     *
     * @param answers how many it holds
     */
    public void watchCache(Supplier<Number> answers) {
        Gauge.builder("damka.search.cached", answers)
                .description("Answers that are remembered")
                .register(registry);
    }

    /** A search that begins, after this wait. */
    public void waited(Duration wait) {
        searchWait.record(wait);
    }

    /**
     * A search that ended.
     *
     * @param longest how long it was allowed to take
     */
    public void searched(SearchReport report, Duration longest) {
        StopReason why = report.stoppedBy();
        registry.counter("damka.search.ended", "stopped.by", why.name().toLowerCase(Locale.ROOT))
                .increment();
        if (why == StopReason.TIME || why == StopReason.DEADLINE) {
            Duration over = report.elapsed().minus(longest);
            searchOvershoot.record(over.isNegative() ? Duration.ZERO : over);
        }
        searchNodes.record((double) report.nodes());
        searchDepth.record(report.depth());
        searchTime.record(report.elapsed());
    }

    /** Annotating that ended. */
    public void annotated(Annotation annotation) {
        annotationTime.record(annotation.elapsed());
    }
}

package damka.api.ops;

import damka.engine.annotation.Annotation;
import damka.engine.search.SearchReport;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;

/** What is counted. No tag holds anything that a caller chose. */
@ApplicationScoped
public class Meters {
    private final MeterRegistry registry;
    private final DistributionSummary legalMoves;
    private final DistributionSummary searchNodes;
    private final DistributionSummary searchDepth;
    private final Timer searchTime;
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

    /** Legal moves that were listed. */
    public void legalMoves(int count) {
        legalMoves.record(count);
    }

    /** A search that ended. */
    public void searched(SearchReport report) {
        searchNodes.record((double) report.nodes());
        searchDepth.record(report.depth());
        searchTime.record(report.elapsed());
    }

    /** Annotating that ended. */
    public void annotated(Annotation annotation) {
        annotationTime.record(annotation.elapsed());
    }
}

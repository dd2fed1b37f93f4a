package damka.api.ops;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.stream.Stream;

/** Counts requests by how long they took, so that quantiles can be told over all pods together. */
final class Latencies {
    private static final String REQUESTS = "http.server.requests";
    // From a cheap call to the longest search.
    private static final double[] BOUNDS_NANOS = Stream.of(2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000)
            .mapToDouble(millis -> Duration.ofMillis(millis).toNanos())
            .toArray();

    private Latencies() {}

    @Produces
    @Singleton
    static MeterFilter buckets() {
        return new MeterFilter() {
            @Override
            public DistributionStatisticConfig configure(Meter.Id id, DistributionStatisticConfig config) {
                return id.getName().equals(REQUESTS)
                        ? DistributionStatisticConfig.builder()
                                .serviceLevelObjectives(BOUNDS_NANOS)
                                .build()
                                .merge(config)
                        : config;
            }
        };
    }
}

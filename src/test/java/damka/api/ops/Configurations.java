package damka.api.ops;

import io.quarkus.runtime.configuration.DurationConverter;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.runtime.configuration.MemorySizeConverter;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;

/** Configurations for tests that need no service around them: the defaults, but for what is said. */
public final class Configurations {
    private static final int ORDINAL = 100;

    private Configurations() {}

    /** With these values, by their full names. */
    public static ServiceConfig with(Map<String, String> values) {
        return new SmallRyeConfigBuilder()
                .withMapping(ServiceConfig.class)
                .withConverter(MemorySize.class, ORDINAL, new MemorySizeConverter())
                .withConverter(Duration.class, ORDINAL, new DurationConverter())
                .withSources(new PropertiesConfigSource(values, "test", ORDINAL))
                .build()
                .getConfigMapping(ServiceConfig.class);
    }
}

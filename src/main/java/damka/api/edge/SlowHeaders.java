package damka.api.edge;

import damka.api.ops.Meters;
import damka.api.ops.ServiceConfig;
import io.quarkus.arc.Unremovable;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;

/** How long the headers of a request may take to arrive, and how many took longer. */
// Asked for by name only, which the build does not see.
@Unremovable
@ApplicationScoped
public class SlowHeaders {
    private final Duration limit;
    private final Meters meters;

    /** With the limit of the configuration. */
    public SlowHeaders(ServiceConfig config, Meters meters) {
        this.limit = config.request().headerRead();
        this.meters = meters;
    }

    /** From the first byte, or from the beginning of the connection. */
    Duration limit() {
        return limit;
    }

    /** A connection that is closed for it. */
    void closed() {
        meters.slowHeaders();
    }
}

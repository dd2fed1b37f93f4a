package damka.api.edge;

import damka.api.ops.Draining;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/**
 * Ends the connections of a service that is on its way out, each after its next answer: the caller's next request goes to another
 * process. One that finds its connection closed in the middle would be lost.
 */
@ApplicationScoped
public class Farewell {
    // Before everything that may answer.
    private static final int FIRST = 20_000;

    private final Draining draining;

    /** Once this has begun. */
    public Farewell(Draining draining) {
        this.draining = draining;
    }

    void install(@Observes Filters filters) {
        filters.register(this::pass, FIRST);
    }

    private void pass(RoutingContext context) {
        if (draining.hasBegun()) {
            context.response().putHeader("Connection", "close");
            context.addEndHandler(sent -> context.request().connection().close());
        }
        context.next();
    }
}

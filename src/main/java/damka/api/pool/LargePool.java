package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Room for cheap work on large requests: whole games and batches. Longer than an event loop may be busy, and so many threads only as
 * leave the cores to the quick requests.
 */
@ApplicationScoped
public class LargePool {
    private final Queued queued;

    /** With the threads of the configuration. */
    public LargePool(ServiceConfig config, Vertx vertx) {
        ServiceConfig.Large large = config.large();
        this.queued = new Queued("large", large.threads(), large.queue(), large.maxWaitMs(), vertx);
    }

    /** What comes of the work when a thread is free; a {@link BadInput} when there is no room or the wait was too long. */
    public <T> CompletableFuture<T> submit(Supplier<T> work) {
        return queued.submit(work);
    }

    void stop(@Observes ShutdownEvent event) {
        queued.stop();
    }
}

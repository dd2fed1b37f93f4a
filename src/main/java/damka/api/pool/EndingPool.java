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
 * Room for questions to the endgame tables. An answer takes from a tenth of a millisecond to a few tenths of a second, so neither
 * the event loop nor a search has to wait for it.
 */
@ApplicationScoped
public class EndingPool {
    private final Queued queued;

    /** With the slots of the configuration. */
    public EndingPool(ServiceConfig config, Vertx vertx) {
        ServiceConfig.Endgame endgame = config.endgame();
        this.queued = new Queued("ending", endgame.slots(), endgame.queue(), endgame.maxWaitMs(), vertx);
    }

    /** The answer when a thread is free; a {@link BadInput} when there is no room or the wait was too long. */
    public <T> CompletableFuture<T> submit(Supplier<T> question) {
        return queued.submit(question);
    }

    void stop(@Observes ShutdownEvent event) {
        queued.stop();
    }
}

package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Room for questions to the endgame tables: a few threads and a bounded queue that drops what has waited too long. An answer takes
 * from a tenth of a millisecond to a few tenths of a second, so neither the event loop nor a search has to wait for it.
 */
@ApplicationScoped
public class EndingPool {
    private final ThreadPoolExecutor threads;
    private final Vertx vertx;
    private final int maxWaitMs;

    /** With the slots of the configuration. */
    public EndingPool(ServiceConfig config, Vertx vertx) {
        ServiceConfig.Endgame endgame = config.endgame();
        this.threads = Workers.named("ending", endgame.slots(), endgame.queue());
        this.vertx = vertx;
        this.maxWaitMs = endgame.maxWaitMs();
    }

    /** The answer when a thread is free; a {@link BadInput} when there is no room or the wait was too long. */
    public <T> CompletableFuture<T> submit(Supplier<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        AtomicBoolean taken = new AtomicBoolean();
        try {
            threads.execute(() -> {
                if (taken.compareAndSet(false, true)) {
                    Workers.settle(answer, question);
                }
            });
        } catch (RejectedExecutionException full) {
            answer.completeExceptionally(new BadInput(ProblemType.OVERLOADED));
            return answer;
        }
        long timer = vertx.setTimer(maxWaitMs, waited -> {
            if (taken.compareAndSet(false, true)) {
                answer.completeExceptionally(new BadInput(ProblemType.OVERLOADED));
            }
        });
        CompletableFuture<T> unused = answer.whenComplete((told, failure) -> vertx.cancelTimer(timer));
        return answer;
    }

    void stop(@Observes ShutdownEvent event) {
        threads.shutdown();
    }
}

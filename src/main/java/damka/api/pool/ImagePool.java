package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.Supplier;

/**
 * Room for pictures in pixels: a few threads and a bounded queue of their own, so that many pictures hold up neither checks nor
 * searches. Who finds no room is told at once.
 */
@ApplicationScoped
public class ImagePool {
    private final ThreadPoolExecutor threads;

    /** With the threads of the configuration. */
    public ImagePool(ServiceConfig config) {
        this.threads = Workers.named(
                "image", config.images().threads(), config.images().queue());
    }

    /** What the work makes; a {@link BadInput} when there is no room. */
    public <T> CompletableFuture<T> draw(Supplier<T> work) {
        CompletableFuture<T> made = new CompletableFuture<>();
        try {
            threads.execute(() -> Workers.settle(made, work));
        } catch (RejectedExecutionException full) {
            made.completeExceptionally(new BadInput(ProblemType.OVERLOADED));
        }
        return made;
    }

    @PreDestroy
    void stop() {
        threads.shutdown();
    }
}

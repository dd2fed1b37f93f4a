package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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
        AtomicInteger number = new AtomicInteger();
        int size = config.images().threads();
        this.threads = new ThreadPoolExecutor(
                size,
                size,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(config.images().queue()),
                task -> daemon(task, number.incrementAndGet()));
    }

    private static Thread daemon(Runnable task, int number) {
        Thread thread = new Thread(task, "image-" + number);
        thread.setDaemon(true);
        return thread;
    }

    /** What the work makes; a {@link BadInput} when there is no room. */
    public <T> CompletableFuture<T> draw(Supplier<T> work) {
        CompletableFuture<T> made = new CompletableFuture<>();
        try {
            threads.execute(() -> make(work, made));
        } catch (RejectedExecutionException full) {
            made.completeExceptionally(new BadInput(ProblemType.OVERLOADED));
        }
        return made;
    }

    private static <T> void make(Supplier<T> work, CompletableFuture<T> made) {
        try {
            made.complete(work.get());
        } catch (RuntimeException failure) {
            made.completeExceptionally(failure);
        }
    }

    @PreDestroy
    void stop() {
        threads.shutdown();
    }
}

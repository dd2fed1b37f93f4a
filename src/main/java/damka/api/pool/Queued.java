package damka.api.pool;

import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import io.vertx.core.Vertx;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** A few threads and a bounded queue that drops what has waited too long. */
final class Queued {
    private final ThreadPoolExecutor threads;
    private final Vertx vertx;
    private final int maxWaitMs;

    /**
     * @param name of the threads, before their number
     * @param queue work that may wait, at least 1
     */
    Queued(String name, int threads, int queue, int maxWaitMs, Vertx vertx) {
        this.threads = Workers.named(name, threads, queue);
        this.vertx = vertx;
        this.maxWaitMs = maxWaitMs;
    }

    /** What comes of the work when a thread is free; a {@link BadInput} when there is no room or the wait was too long. */
    <T> CompletableFuture<T> submit(Supplier<T> work) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        AtomicBoolean taken = new AtomicBoolean();
        try {
            threads.execute(() -> {
                if (taken.compareAndSet(false, true)) {
                    Workers.settle(answer, work);
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

    /** Takes nothing more. */
    void stop() {
        threads.shutdown();
    }
}

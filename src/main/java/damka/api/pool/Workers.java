package damka.api.pool;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** What every pool is made of: a fixed number of platform threads, which never keep the process alive, and a bounded queue. */
final class Workers {
    private Workers() {}

    /**
     * New threads, which refuse what their queue has no room for.
     *
     * @param name of the threads, before their number
     * @param queue tasks that may wait, at least 1
     */
    static ThreadPoolExecutor named(String name, int threads, int queue) {
        AtomicInteger number = new AtomicInteger();
        return new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(queue), task -> {
            Thread thread = new Thread(task, name + "-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Does the work and tells what came of it. */
    static <T> void settle(CompletableFuture<T> result, Supplier<T> work) {
        try {
            result.complete(work.get());
        } catch (RuntimeException failure) {
            result.completeExceptionally(failure);
        }
    }
}

package damka.api.pool;

import damka.api.ops.Meters;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Room for searches: a fixed number of platform threads, each with a searcher of its own, and a bounded queue that drops what has
 * waited too long. Nothing else runs here, so a flood of searches leaves the cheap operations alone.
 */
@ApplicationScoped
public class SearchPool {
    private final BlockingQueue<Searcher> searchers;
    private final ThreadPoolExecutor threads;
    private final Vertx vertx;
    private final Meters meters;
    private final int maxWaitMs;
    private final Set<SearchSlot> alive = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean draining = new AtomicBoolean();

    /** With the slots of the configuration. */
    public SearchPool(ServiceConfig config, SearcherSource source, Vertx vertx, Meters meters) {
        int slots = ServiceConfig.slots(config.search());
        AtomicInteger number = new AtomicInteger();
        this.searchers = new ArrayBlockingQueue<>(slots);
        for (int i = 0; i < slots; i++) {
            searchers.add(source.create());
        }
        this.threads = new ThreadPoolExecutor(
                slots,
                slots,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(ServiceConfig.queue(config.search())),
                task -> daemon(task, number.incrementAndGet()));
        this.vertx = vertx;
        this.meters = meters;
        this.maxWaitMs = config.search().maxWaitMs();
    }

    private static Thread daemon(Runnable task, int number) {
        Thread thread = new Thread(task, "search-" + number);
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Searches when a slot is free.
     *
     * @param deadline how long the search may take at most, whatever its limits
     * @param patience how long the caller waits at most, the time in the queue included
     * @param eachDepth told each completed depth, in the thread of the search
     * @return what was found; a {@link BadInput} when there is no room or the wait was too long
     */
    public SearchSlot submit(
            SearchRoot root,
            SearchLimits limits,
            Duration deadline,
            Duration patience,
            Consumer<SearchReport> eachDepth) {
        SearchSlot slot = new SearchSlot(root, limits, deadline, patience, eachDepth);
        if (draining.get()) {
            slot.fail(new BadInput(ProblemType.DRAINING));
            return slot;
        }
        alive.add(slot);
        slot.whenDone(() -> alive.remove(slot));
        try {
            threads.execute(() -> run(slot));
        } catch (RejectedExecutionException full) {
            slot.fail(new BadInput(ProblemType.SEARCH_QUEUE_FULL));
            return slot;
        }
        boolean impatient = patience.toMillis() <= maxWaitMs;
        ProblemType tooLate = impatient ? ProblemType.DEADLINE_EXCEEDED : ProblemType.OVERLOADED;
        long wait = Math.max(1, Math.min(maxWaitMs, patience.toMillis()));
        long timer = vertx.setTimer(wait, waited -> slot.expire(tooLate));
        slot.whenDone(() -> vertx.cancelTimer(timer));
        return slot;
    }

    private void run(SearchSlot slot) {
        if (!slot.begin()) {
            return;
        }
        Searcher searcher = searchers.remove();
        try {
            SearchReport report = slot.run(searcher);
            meters.searched(report);
            slot.complete(report);
        } catch (RuntimeException bug) {
            slot.fail(bug);
        } finally {
            searchers.add(searcher);
        }
    }

    void drain(@Observes ShutdownDelayInitiatedEvent event) {
        draining.set(true);
    }

    // Searches in flight return their best so far.
    void stop(@Observes ShutdownEvent event) {
        draining.set(true);
        alive.forEach(SearchSlot::stopEarly);
        threads.shutdown();
    }

    /** Whether no new search is taken. */
    public boolean isDraining() {
        return draining.get();
    }
}

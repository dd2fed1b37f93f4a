package damka.api.pool;

import damka.api.ops.Draining;
import damka.api.ops.Meters;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.engine.annotation.Analyst;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import damka.engine.search.StopReason;
import damka.engine.search.StopSignal;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Room for searches: a fixed number of platform threads, each with a searcher of its own, and a bounded queue that drops what has
 * waited too long. Nothing else runs here, so a flood of searches leaves the cheap operations alone.
 */
@ApplicationScoped
public class SearchPool {
    // So long a search of an annotation goes on though others wait.
    private static final long COURTESY_NANOS = 250_000_000;

    private final BlockingQueue<Searcher> searchers;
    private final ThreadPoolExecutor threads;
    private final Vertx vertx;
    private final Meters meters;
    private final int maxWaitMs;
    private final Set<SearchSlot<?>> alive = ConcurrentHashMap.newKeySet();
    private final Draining draining;
    private final Optional<Duration> drainTime;

    /**
     * With the slots of the configuration.
     *
     * @param drainTime how long requests are served on after the service was told to stop
     */
    public SearchPool(
            ServiceConfig config,
            SearcherSource source,
            Vertx vertx,
            Meters meters,
            Draining draining,
            @ConfigProperty(name = "quarkus.shutdown.delay") Optional<Duration> drainTime) {
        int slots = ServiceConfig.slots(config.search());
        this.searchers = new ArrayBlockingQueue<>(slots);
        for (int i = 0; i < slots; i++) {
            searchers.add(source.create());
        }
        this.threads = Workers.named("search", slots, ServiceConfig.queue(config.search()));
        this.vertx = vertx;
        this.meters = meters;
        this.draining = draining;
        this.drainTime = drainTime;
        this.maxWaitMs = config.search().maxWaitMs();
        meters.watch(slots, threads::getActiveCount, () -> threads.getQueue().size());
    }

    /**
     * Searches when a slot is free.
     *
     * @param deadline how long the search may take at most, whatever its limits
     * @param patience how long the caller waits at most, the time in the queue included
     * @param eachDepth told each completed depth, in the thread of the search
     * @return what was found; a {@link BadInput} when there is no room or the wait was too long
     */
    public SearchSlot<SearchReport> submit(
            SearchRoot root,
            SearchLimits limits,
            Duration deadline,
            Duration patience,
            Consumer<SearchReport> eachDepth) {
        Duration longest =
                limits.time().filter(time -> time.compareTo(deadline) < 0).orElse(deadline);
        long asked = System.nanoTime();
        SearchSlot<SearchReport> slot = new SearchSlot<>(
                stop -> {
                    meters.waited(Duration.ofNanos(System.nanoTime() - asked));
                    SearchReport report = search(root, limits, stop, eachDepth);
                    meters.searched(report, longest);
                    return report;
                },
                deadline,
                patience);
        return enter(slot, new Task(slot, Optional.of(longest)), patience);
    }

    /**
     * Does work of many searches when a slot is free. It is the first to be refused: as soon as anything waits. While it runs,
     * searches that wait go first, where they end in time.
     *
     * @param work searches through this analyst, until this signal
     * @param deadline how long it may take at most
     * @param patience how long the caller waits at most, the time in the queue included
     */
    public <T> SearchSlot<T> submitLong(BiFunction<Analyst, StopSignal, T> work, Duration deadline, Duration patience) {
        SearchSlot<T> slot = new SearchSlot<>(
                stop -> work.apply(considerate(stop, System.nanoTime() + deadline.toNanos()), stop),
                deadline,
                patience);
        if (!threads.getQueue().isEmpty()) {
            slot.fail(new BadInput(ProblemType.SEARCH_QUEUE_FULL));
            return slot;
        }
        return enter(slot, new Task(slot, Optional.empty()), patience);
    }

    // Work in the queue. Only a single search has a longest time.
    private record Task(SearchSlot<?> slot, Optional<Duration> longest) implements Runnable {
        @Override
        public void run() {
            if (slot.begin()) {
                slot.run();
            }
        }

        boolean endsBy(long nanos) {
            return longest.filter(time -> System.nanoTime() + time.toNanos() - nanos < 0)
                    .isPresent();
        }
    }

    private SearchReport search(
            SearchRoot root, SearchLimits limits, StopSignal stop, Consumer<SearchReport> eachDepth) {
        Searcher searcher = searchers.remove();
        try {
            return searcher.search(root, limits, stop, eachDepth);
        } finally {
            searchers.add(searcher);
        }
    }

    private Analyst considerate(StopSignal stop, long endNanos) {
        return (root, limits) -> {
            letOthersGoFirst(endNanos);
            long polite = System.nanoTime() + COURTESY_NANOS;
            // A search of counted nodes is not cut short: its answer has to be the same every time.
            StopSignal signal = limits.time().isEmpty()
                    ? stop
                    : () -> stop.raised()
                            .or(() -> System.nanoTime() - polite > 0
                                            && waiting(endNanos).isPresent()
                                    ? Optional.of(StopReason.DEADLINE)
                                    : Optional.empty());
            return search(root, limits, signal, depth -> {});
        };
    }

    // This thread has given its searcher back, so there is one for each of them.
    private void letOthersGoFirst(long endNanos) {
        Optional<Task> task = waiting(endNanos);
        while (task.isPresent()) {
            if (threads.getQueue().remove(task.get())) {
                task.get().run();
            }
            task = waiting(endNanos);
        }
    }

    private Optional<Task> waiting(long endNanos) {
        return threads.getQueue().stream()
                .map(Task.class::cast)
                .filter(task -> task.endsBy(endNanos))
                .findFirst();
    }

    private <T> SearchSlot<T> enter(SearchSlot<T> slot, Task task, Duration patience) {
        if (draining.hasBegun()) {
            slot.fail(new BadInput(ProblemType.DRAINING));
            return slot;
        }
        alive.add(slot);
        slot.whenDone(() -> alive.remove(slot));
        try {
            threads.execute(task);
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

    // What ends in the time that is left is not cut short; all else returns its best so far when requests are no longer
    // taken.
    void drain(@Observes ShutdownDelayInitiatedEvent event) {
        long left = drainTime.orElse(Duration.ZERO).toMillis();
        vertx.setTimer(Math.max(1, left), over -> stopEarly());
    }

    void stop(@Observes ShutdownEvent event) {
        stopEarly();
        threads.shutdown();
    }

    private void stopEarly() {
        alive.forEach(SearchSlot::stopEarly);
    }
}

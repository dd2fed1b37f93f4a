package damka.api.pool;

import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import damka.engine.search.StopReason;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One search on its way: waiting, running, or done. */
public final class SearchSlot {
    private final SearchRoot root;
    private final SearchLimits limits;
    private final Duration deadline;
    private final long patienceEnds;
    private final Consumer<SearchReport> eachDepth;
    private final CompletableFuture<SearchReport> result = new CompletableFuture<>();
    private final AtomicReference<State> state = new AtomicReference<>(State.WAITING);
    private final AtomicReference<@Nullable StopReason> stop = new AtomicReference<>();

    private enum State {
        WAITING,
        RUNNING,
        GIVEN_UP
    }

    SearchSlot(
            SearchRoot root,
            SearchLimits limits,
            Duration deadline,
            Duration patience,
            Consumer<SearchReport> eachDepth) {
        this.root = root;
        this.limits = limits;
        this.deadline = deadline;
        this.patienceEnds = System.nanoTime() + patience.toNanos();
        this.eachDepth = eachDepth;
    }

    /** What was found, or why nothing was. */
    public CompletableFuture<SearchReport> result() {
        return result;
    }

    /** Does something once there is a result, good or bad. */
    void whenDone(Runnable action) {
        CompletableFuture<SearchReport> unused = result.whenComplete((report, failure) -> action.run());
    }

    /** The caller went away: nobody waits for the answer any more. */
    public void cancel() {
        stop.compareAndSet(null, StopReason.CANCELLED);
        if (state.compareAndSet(State.WAITING, State.GIVEN_UP)) {
            result.cancel(false);
        }
    }

    /** Ends the search with what it has. */
    void stopEarly() {
        stop.compareAndSet(null, StopReason.DEADLINE);
    }

    /** Gives up a search that still waits. */
    void expire(ProblemType why) {
        if (state.compareAndSet(State.WAITING, State.GIVEN_UP)) {
            result.completeExceptionally(new BadInput(why));
        }
    }

    /** Whether the search may begin: it has not been given up. */
    boolean begin() {
        return state.compareAndSet(State.WAITING, State.RUNNING);
    }

    SearchReport run(Searcher searcher) {
        long end = System.nanoTime() + deadline.toNanos();
        return searcher.search(root, limits, () -> raised(end), eachDepth);
    }

    private Optional<StopReason> raised(long end) {
        StopReason told = stop.get();
        if (told != null) {
            return Optional.of(told);
        }
        long now = System.nanoTime();
        return now - end < 0 && now - patienceEnds < 0 ? Optional.empty() : Optional.of(StopReason.DEADLINE);
    }

    void complete(SearchReport report) {
        result.complete(report);
    }

    void fail(Throwable failure) {
        result.completeExceptionally(failure);
    }
}

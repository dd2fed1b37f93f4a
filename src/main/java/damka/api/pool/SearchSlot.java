package damka.api.pool;

import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.engine.search.StopReason;
import damka.engine.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Work for a searcher on its way: waiting, running, or done.
 *
 * @param <T> what is found
 */
public final class SearchSlot<T> {
    private final Work<T> work;
    private final Duration deadline;
    private final long patienceEnds;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private final AtomicReference<State> state = new AtomicReference<>(State.WAITING);
    private final AtomicReference<@Nullable StopReason> stop = new AtomicReference<>();

    private enum State {
        WAITING,
        RUNNING,
        GIVEN_UP
    }

    /**
     * What is done in a slot.
     *
     * @param <T> what is found
     */
    @FunctionalInterface
    interface Work<T> {
        /**
         * Does it.
         *
         * @param stop ends it with what it has
         */
        T run(StopSignal stop);
    }

    SearchSlot(Work<T> work, Duration deadline, Duration patience) {
        this.work = work;
        this.deadline = deadline;
        this.patienceEnds = System.nanoTime() + patience.toNanos();
    }

    /** What was found, or why nothing was. */
    public CompletableFuture<T> result() {
        return result;
    }

    /** Does something once there is a result, good or bad. */
    void whenDone(Runnable action) {
        CompletableFuture<T> unused = result.whenComplete((found, failure) -> action.run());
    }

    /** The caller went away: nobody waits for the answer any more. */
    public void cancel() {
        stop.compareAndSet(null, StopReason.CANCELLED);
        if (state.compareAndSet(State.WAITING, State.GIVEN_UP)) {
            result.cancel(false);
        }
    }

    /** Ends the work with what it has. */
    void stopEarly() {
        stop.compareAndSet(null, StopReason.DEADLINE);
    }

    /** Gives up work that still waits. */
    void expire(ProblemType why) {
        if (state.compareAndSet(State.WAITING, State.GIVEN_UP)) {
            result.completeExceptionally(new BadInput(why));
        }
    }

    /** Whether the work may begin: it has not been given up. */
    boolean begin() {
        return state.compareAndSet(State.WAITING, State.RUNNING);
    }

    /** Does the work and says what came of it. */
    void run() {
        long end = System.nanoTime() + deadline.toNanos();
        Workers.settle(result, () -> work.run(() -> raised(end)));
    }

    private Optional<StopReason> raised(long end) {
        StopReason told = stop.get();
        if (told != null) {
            return Optional.of(told);
        }
        long now = System.nanoTime();
        return now - end < 0 && now - patienceEnds < 0 ? Optional.empty() : Optional.of(StopReason.DEADLINE);
    }

    void fail(Throwable failure) {
        result.completeExceptionally(failure);
    }
}

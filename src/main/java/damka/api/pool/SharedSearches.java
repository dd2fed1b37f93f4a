package damka.api.pool;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import damka.api.ops.Meters;
import damka.api.ops.Meters.Asked;
import damka.api.ops.ServiceConfig;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Lets callers who ask the same at the same time wait for one search, and remembers what would come out the same again: searches of
 * counted nodes or depth that ended by themselves. What a clock ended is never remembered.
 */
@ApplicationScoped
public class SharedSearches {
    // What a remembered report takes in memory, roughly, in bytes.
    private static final int BYTES_A_REPORT = 400;
    private static final int BYTES_A_LINE = 200;
    private static final int BYTES_A_MOVE = 48;
    private static final int BYTES_A_CHARACTER = 1;

    private final ConcurrentMap<Waited, Shared> running = new ConcurrentHashMap<>();
    private final Cache<Question, SearchReport> known;
    private final Meters meters;

    /** With the memory of the configuration. */
    public SharedSearches(ServiceConfig config, Meters meters) {
        this.known = Caffeine.newBuilder()
                .maximumWeight(config.search().cacheBytes().asLongValue())
                .weigher(SharedSearches::bytes)
                .executor(Runnable::run)
                .build();
        this.meters = meters;
        meters.watchCache(known::estimatedSize);
    }

    /**
     * What makes two searches the same.
     *
     * @param game its state as a token, which has all that the rules ask for
     */
    public record Question(String game, SearchLimits limits) {
        // Nothing but counted work decides what comes out.
        boolean isCounted() {
            return limits.time().isEmpty();
        }
    }

    /**
     * What is asked, and how long the caller waits.
     *
     * @param deadline how long the search may take
     * @param patience how long the caller waits in all
     */
    public record Waited(Question question, Duration deadline, Duration patience) {}

    /**
     * One of those who wait for a search.
     *
     * @param result what was found, once it is
     * @param leave to be called when this caller goes away; the last one ends the search
     */
    public record Waiting(CompletableFuture<SearchReport> result, Runnable leave) {}

    // A search with all who wait for it.
    private record Shared(SearchSlot<SearchReport> slot, AtomicInteger waiting) {
        static Shared begun(SearchSlot<SearchReport> slot) {
            return new Shared(slot, new AtomicInteger(1));
        }

        // One more, unless the last one has just left.
        boolean join() {
            return !slot.result().isDone() && waiting.getAndUpdate(count -> count > 0 ? count + 1 : 0) > 0;
        }

        // Each gets a result of its own: who gives up takes nothing from the others.
        Waiting enter() {
            AtomicBoolean gone = new AtomicBoolean();
            return new Waiting(slot.result().copy(), () -> {
                if (!gone.getAndSet(true) && waiting.decrementAndGet() == 0) {
                    slot.cancel();
                }
            });
        }
    }

    /** What is known of this question, or the search that runs for it, or a new one. */
    public Waiting join(Waited asked, Supplier<SearchSlot<SearchReport>> search) {
        Optional<SearchReport> answer = recall(asked.question());
        if (answer.isPresent()) {
            meters.asked(Asked.CACHE);
            return new Waiting(CompletableFuture.completedFuture(answer.get()), () -> {});
        }
        AtomicBoolean begun = new AtomicBoolean();
        Shared shared = running.compute(asked, (key, present) -> {
            if (present != null && present.join()) {
                return present;
            }
            begun.set(true);
            return Shared.begun(search.get());
        });
        meters.asked(begun.get() ? Asked.SEARCH : Asked.JOINED);
        Waiting waiting = shared.enter();
        if (begun.get()) {
            watch(asked, shared);
        }
        return waiting;
    }

    private Optional<SearchReport> recall(Question question) {
        return question.isCounted() ? Optional.ofNullable(known.getIfPresent(question)) : Optional.empty();
    }

    // First remembered, then no longer running: who comes in between finds it in one of the two.
    private void watch(Waited asked, Shared shared) {
        CompletableFuture<SearchReport> unused = shared.slot().result().whenComplete((report, failure) -> {
            if (report != null && isTheSameAgain(asked.question(), report)) {
                known.put(asked.question(), report);
            }
            running.remove(asked, shared);
        });
    }

    private static boolean isTheSameAgain(Question question, SearchReport report) {
        return question.isCounted()
                && report.reproducible()
                && switch (report.stoppedBy()) {
                    case DEPTH, NODES, ENDGAME, WIN_FOUND -> true;
                    // Found at once in any case, or cut short.
                    case FORCED, TIME, DEADLINE, CANCELLED -> false;
                };
    }

    private static int bytes(Question question, SearchReport report) {
        int moves = report.lines().stream()
                .mapToInt(line -> line.continuation().size())
                .sum();
        return BYTES_A_REPORT
                + BYTES_A_LINE * report.lines().size()
                + BYTES_A_MOVE * (moves + question.limits().searchMoves().size())
                + BYTES_A_CHARACTER * question.game().length();
    }
}

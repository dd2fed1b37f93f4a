package damka.api.pool;

import damka.engine.search.SearchReport;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Lets callers who ask the same at the same time wait for one search. Nothing is kept once it has ended. */
@ApplicationScoped
public class SharedSearches {
    private final ConcurrentMap<Object, Shared> running = new ConcurrentHashMap<>();

    /** A search with all who wait for it. */
    public static final class Shared {
        private final SearchSlot<SearchReport> slot;
        private final AtomicInteger waiting = new AtomicInteger();

        private Shared(SearchSlot<SearchReport> slot) {
            this.slot = slot;
        }

        /** The search. */
        public SearchSlot<SearchReport> slot() {
            return slot;
        }

        /** One of those who wait goes away; the last one ends the search. */
        public void leave() {
            if (waiting.decrementAndGet() == 0) {
                slot.cancel();
            }
        }
    }

    /** The search that runs for this question, or a new one. */
    public Shared join(Object question, Supplier<SearchSlot<SearchReport>> search) {
        Shared shared = running.compute(question, (key, known) -> {
            boolean joins = known != null
                    && known.waiting.get() > 0
                    && !known.slot.result().isDone();
            Shared chosen = known != null && joins ? known : new Shared(search.get());
            chosen.waiting.incrementAndGet();
            return chosen;
        });
        shared.slot.whenDone(() -> running.remove(question, shared));
        return shared;
    }
}

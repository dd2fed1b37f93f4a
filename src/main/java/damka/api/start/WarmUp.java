package damka.api.start;

import damka.api.ops.ServiceConfig;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * Answers requests of its own before the service is ready, so that the first caller does not pay for classes that are loaded and
 * code that is compiled. Nothing leaves the process, and nothing of it is counted.
 */
@ApplicationScoped
public class WarmUp {
    private static final Logger LOG = Logger.getLogger(WarmUp.class);
    private static final double NANOS_A_MS = 1e6;

    private final Exercises exercises;
    private final Duration longest;
    private final AtomicBoolean done = new AtomicBoolean();

    /** With these exercises, for the time of the configuration. */
    public WarmUp(Exercises exercises, ServiceConfig config) {
        this.exercises = exercises;
        this.longest = config.warmUp();
    }

    // In threads of its own: meanwhile the rest of the service starts.
    void begin(@Observes StartupEvent event) {
        long start = System.nanoTime();
        long end = start + longest.toNanos();
        List<Consumer<BooleanSupplier>> parts =
                longest.isZero() ? List.of() : List.of(exercises::search, exercises::answer);
        CountDownLatch left = new CountDownLatch(parts.size());
        for (Consumer<BooleanSupplier> part : parts) {
            thread(() -> exercise(part, () -> System.nanoTime() - end < 0, left))
                    .start();
        }
        thread(() -> finish(left, start)).start();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "warm-up");
        thread.setDaemon(true);
        return thread;
    }

    private static void exercise(Consumer<BooleanSupplier> part, BooleanSupplier time, CountDownLatch left) {
        try {
            part.accept(time);
        } catch (RuntimeException bug) {
            LOG.warn("the warm-up ended early", bug);
        } finally {
            left.countDown();
        }
    }

    private void finish(CountDownLatch left, long start) {
        try {
            left.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return;
        }
        done.set(true);
        LOG.infof("ready to answer, %.0f ms of warm-up", (System.nanoTime() - start) / NANOS_A_MS);
    }

    /** Whether requests can be answered as quickly as ever. */
    public boolean isOver() {
        return done.get();
    }
}

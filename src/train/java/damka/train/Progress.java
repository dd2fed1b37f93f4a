package damka.train;

import java.util.Locale;

/** Tells on the console how far a long command is: at most one line in ten seconds. */
final class Progress {
    private static final long EVERY_NANOS = 10_000_000_000L;

    private final String what;
    private final long total;
    private final long startNanos = System.nanoTime();
    private final long begun;
    private long nextNanos = startNanos + EVERY_NANOS;

    Progress(String what, long begun, long total) {
        this.what = what;
        this.begun = begun;
        this.total = total;
    }

    void at(long done, String facts) {
        if (System.nanoTime() >= nextNanos || done == total) {
            nextNanos = System.nanoTime() + EVERY_NANOS;
            double seconds = (System.nanoTime() - startNanos) / 1e9;
            double rate = (done - begun) / Math.max(seconds, 0.001);
            System.out.printf(
                    Locale.ROOT,
                    "%d of %d %s (%.0f %%), %.1f a second, %.0f s left; %s%n",
                    done,
                    total,
                    what,
                    100.0 * done / total,
                    rate,
                    (total - done) / Math.max(rate, 0.001),
                    facts);
        }
    }
}

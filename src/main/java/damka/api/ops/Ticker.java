package damka.api.ops;

import jakarta.enterprise.context.ApplicationScoped;

/** Tells how time passes. A bean, so that tests have a time of their own. */
@ApplicationScoped
public class Ticker {
    /** Nanoseconds since some moment, as {@link System#nanoTime}. */
    public long nanos() {
        return System.nanoTime();
    }
}

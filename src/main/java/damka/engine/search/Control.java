package damka.engine.search;

import java.util.Optional;
import java.util.function.LongSupplier;

/** Counts the nodes of one thread and ends its search when a limit is reached. */
final class Control {
    private static final int POLL_NODES = 4096;

    /** Lets nothing be searched. */
    static final Control NONE = new Control(() -> 0, StopSignal.NEVER, new Ending(), 0, Optional.empty());

    private final LongSupplier nanoClock;
    private final StopSignal signal;
    private final Ending ending;
    private final long nodeLimit;
    private final Optional<Long> endNanos;
    private long nodes;
    private long nextLook;
    private boolean stopped;

    /**
     * @param ending shared by the threads of one search
     * @param endNanos on the clock
     */
    Control(LongSupplier nanoClock, StopSignal signal, Ending ending, long nodeLimit, Optional<Long> endNanos) {
        this.nanoClock = nanoClock;
        this.signal = signal;
        this.ending = ending;
        this.nodeLimit = nodeLimit;
        this.endNanos = endNanos;
        this.nextLook = Math.min(nodeLimit, POLL_NODES);
    }

    /** Counts a node. @return whether it may be searched; false once the search is over */
    boolean enter() {
        if (nodes >= nextLook) {
            look();
        }
        if (stopped) {
            return false;
        }
        nodes++;
        return true;
    }

    private void look() {
        Optional<StopReason> found = ending.reason();
        if (found.isEmpty()) {
            found = nodes >= nodeLimit ? Optional.of(StopReason.NODES) : signal.raised();
        }
        if (found.isEmpty() && endNanos.isPresent() && nanoClock.getAsLong() - endNanos.get() >= 0) {
            found = Optional.of(StopReason.TIME);
        }
        if (found.isPresent()) {
            stop(found.get());
        }
        nextLook = Math.min(nodeLimit, nodes + POLL_NODES);
    }

    /** Ends the search of all threads, unless it has ended. */
    void stop(StopReason why) {
        ending.because(why);
        stopped = true;
    }

    boolean stopped() {
        return stopped;
    }

    long nodes() {
        return nodes;
    }
}

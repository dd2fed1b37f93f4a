package damka.engine.search;

import java.util.Optional;

/** Asked by the search at least every 4,096 nodes whether it shall end at once, and why. Called by several threads. */
@FunctionalInterface
public interface StopSignal {
    /** Never stops. */
    StopSignal NEVER = Optional::empty;

    /** The reason to stop, {@link StopReason#CANCELLED} or {@link StopReason#DEADLINE}; empty to go on. */
    Optional<StopReason> raised();
}

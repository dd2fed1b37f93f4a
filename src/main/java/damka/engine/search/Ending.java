package damka.engine.search;

import java.util.Optional;

/** Why a search ends, once it does: the first reason counts and ends all its threads. */
final class Ending {
    private volatile Optional<StopReason> reason = Optional.empty();

    Optional<StopReason> reason() {
        return reason;
    }

    synchronized void because(StopReason why) {
        if (reason.isEmpty()) {
            reason = Optional.of(why);
        }
    }
}

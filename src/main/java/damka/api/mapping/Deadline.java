package damka.api.mapping;

import damka.api.ops.Ticker;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import java.time.Duration;

/** Until when a request may work, its wait for a thread included. Asked inside of every loop whose length a caller chooses. */
public final class Deadline {
    private final Ticker ticker;
    private final long end;

    private Deadline(Ticker ticker, long end) {
        this.ticker = ticker;
        this.end = end;
    }

    /** From now on so long. */
    static Deadline after(Duration time, Ticker ticker) {
        return new Deadline(ticker, ticker.nanos() + time.toNanos());
    }

    /** Whether it has passed. */
    boolean hasPassed() {
        return ticker.nanos() - end >= 0;
    }

    /** Goes on, or ends the request with a problem. */
    void check() {
        if (hasPassed()) {
            throw new BadInput(ProblemType.DEADLINE_EXCEEDED);
        }
    }
}

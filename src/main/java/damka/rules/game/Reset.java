package damka.rules.game;

import java.util.Locale;

/** What a move does that sets a count back to zero. */
public enum Reset {
    /** It captures. */
    CAPTURE(1 << 0),
    /** A man makes it, promoting or not. */
    MAN_MOVE(1 << 1),
    /** It makes a man a king. */
    PROMOTION(1 << 2);

    private final int bit;

    Reset(int bit) {
        this.bit = bit;
    }

    /** This one as a set. */
    public int bit() {
        return bit;
    }

    /** The stable name used at the edge. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

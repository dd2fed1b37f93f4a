package damka.engine.endgame;

/** What a position is worth to the side to move with best play on both sides and no draw rule in force. */
public enum EndgameValue {
    DRAW(0),
    WIN(1),
    LOSS(2),
    /** No table holds the position. */
    UNKNOWN(3);

    private static final EndgameValue[] BY_CODE = {DRAW, WIN, LOSS, UNKNOWN};

    private final int code;

    EndgameValue(int code) {
        this.code = code;
    }

    /** What stands for it in a table: 0 to 3. */
    int code() {
        return code;
    }

    /** The value with this code, 0 to 3. */
    static EndgameValue ofCode(int code) {
        return BY_CODE[code];
    }

    /** The same value seen by the other side. */
    public EndgameValue opposite() {
        return switch (this) {
            case DRAW -> DRAW;
            case WIN -> LOSS;
            case LOSS -> WIN;
            case UNKNOWN -> UNKNOWN;
        };
    }

    /** Whether a table decides. */
    public boolean isKnown() {
        return this != UNKNOWN;
    }
}

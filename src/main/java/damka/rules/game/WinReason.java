package damka.rules.game;

/** Why a game is won. */
public enum WinReason {
    /** The side to move has no pieces left. */
    NO_PIECES("no-pieces"),
    /** The side to move has pieces, and none can move: there is no stalemate draw. */
    NO_LEGAL_MOVES("no-legal-moves"),
    RESIGNATION("resignation"),
    FLAG_FALL("flag-fall"),
    ABANDONED("abandoned");

    private final String id;

    WinReason(String id) {
        this.id = id;
    }

    /** The stable name used at the edge. */
    public String id() {
        return id;
    }
}

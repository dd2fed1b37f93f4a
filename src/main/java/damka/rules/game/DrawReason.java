package damka.rules.game;

/** Why a game is drawn. */
public enum DrawReason {
    THREEFOLD("draw-threefold"),
    KINGS_WITHOUT_CAPTURE("draw-kings-without-capture"),
    THREE_AGAINST_KING("draw-three-against-king"),
    TWO_AGAINST_KING("draw-two-against-king"),
    NO_PROGRESS("draw-no-progress"),
    NO_CAPTURE("draw-no-capture"),
    MAIN_ROAD("draw-main-road"),
    FEW_PIECES("draw-few-pieces"),
    AGREEMENT("draw-agreement");

    private final String id;

    DrawReason(String id) {
        this.id = id;
    }

    /** The stable name used at the edge. */
    public String id() {
        return id;
    }
}

package damka.engine.search;

/** What is known for certain about a line, for the side to move. */
public enum Verdict {
    /** A forced win. */
    WIN,
    /** A win by the pieces, but a draw rule ends the game before. */
    CURSED_WIN,
    /** A draw with best play. */
    DRAW,
    /** A loss by the pieces, but a draw rule ends the game before. */
    BLESSED_LOSS,
    /** A forced loss. */
    LOSS,
    /** Nothing is proven. */
    UNKNOWN
}

package damka.rules.game;

/** How much is known of what came before the position in which a record begins. */
public enum History {
    /** Nothing came before, or all that the rules ask for is kept. */
    COMPLETE,
    /** Something may have come before: a position was given without its game. */
    UNKNOWN
}

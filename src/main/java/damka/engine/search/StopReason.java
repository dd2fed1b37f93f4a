package damka.engine.search;

/** What ended a search. */
public enum StopReason {
    /** The asked depth was completed. */
    DEPTH,
    /** The asked number of nodes was visited. */
    NODES,
    /** The asked time was used. */
    TIME,
    /** The caller's own deadline passed. */
    DEADLINE,
    /** There was one legal move. */
    FORCED,
    /** The endgame tables knew the answer. */
    ENDGAME,
    /** A win or a loss was proven, so searching deeper changes nothing. */
    WIN_FOUND,
    /** The caller went away. */
    CANCELLED
}

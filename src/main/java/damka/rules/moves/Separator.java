package damka.rules.moves;

/** What was written between the squares of a move: FMJD Annex 1, art. 8.2, gives each kind of move its own sign. */
public enum Separator {
    /** A dash: a step is meant. */
    STEP,
    /** A cross, a colon or a word for taking: a capture is meant. */
    CAPTURE,
    /** Nothing that tells one from the other. */
    NONE
}

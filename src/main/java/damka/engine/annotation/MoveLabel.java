package damka.engine.annotation;

/**
 * What a move is called by what it lost.
 *
 * <p>The limits are in centimen of the bounded values of {@link Worth}, and follow from what such a difference means in results
 * when an even game is played on by equals ({@link damka.engine.eval.OutcomeModel}, 10x10): an even position scores 50 % of the
 * points, 20 centimen less 45 %, 50 less 37 %, a whole man less 23 %. Below 20 lies what another depth would change without any
 * mistake.
 */
public enum MoveLabel {
    /** There was no other move. */
    FORCED,
    /** Nothing better was found. */
    BEST,
    /** The difference is within what a search cannot tell. */
    GOOD,
    /** A small part of the points is given away. */
    INACCURACY,
    /** A quarter of the points that stood on the board is given away. */
    MISTAKE,
    /** A man, or what is worth one: half of the points or more. */
    BLUNDER;

    /** The least loss of an inaccuracy, centimen. */
    public static final int INACCURACY_LOSS = 20;
    /** The least loss of a mistake, centimen. */
    public static final int MISTAKE_LOSS = 50;
    /** The least loss of a blunder, centimen. */
    public static final int BLUNDER_LOSS = 100;

    /** For a move that was not forced. */
    static MoveLabel of(int loss) {
        if (loss >= BLUNDER_LOSS) {
            return BLUNDER;
        }
        if (loss >= MISTAKE_LOSS) {
            return MISTAKE;
        }
        if (loss >= INACCURACY_LOSS) {
            return INACCURACY;
        }
        return loss > 0 ? GOOD : BEST;
    }
}

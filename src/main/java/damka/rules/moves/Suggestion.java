package damka.rules.moves;

import damka.rules.position.Move;

/** A legal move offered instead of one that is not. */
public record Suggestion(Move move, Why why) {

    /** What it has to do with the proposal. */
    public enum Why {
        /** It has the same ends. */
        SAME_ENDS,
        /** It is a largest capture, and one is mandatory. */
        MAXIMUM,
        /** It moves the same piece. */
        SAME_ORIGIN,
        /** It ends on the same square. */
        SAME_TARGET,
        /** It is one of the legal moves. */
        LEGAL
    }
}

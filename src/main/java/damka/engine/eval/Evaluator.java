package damka.engine.eval;

/** Tells how good a position looks to the side to move, where no capture is pending. Safe for use by many threads. */
public interface Evaluator {
    /** Scores stay strictly between minus this and this, in centimen. */
    int LIMIT = 20_000;

    /**
     * The score in centimen (100 is a man) for the side to move.
     *
     * @param own pieces of the side to move, as a set of bits
     * @param others pieces of the opponent
     * @param kings kings of both sides
     * @param up whether White is to move
     */
    int evaluate(long own, long others, long kings, boolean up);
}

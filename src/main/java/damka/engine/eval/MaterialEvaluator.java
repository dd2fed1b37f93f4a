package damka.engine.eval;

/** Counts the pieces and looks at nothing else: the first player that self-play began with, and a plain base for tests. */
public final class MaterialEvaluator implements Evaluator {
    private static final int MAN = 100;
    private static final int FIRST_KING = 300;
    private static final int FURTHER_KING = 200;

    @Override
    public int evaluate(long own, long others, long kings, boolean up) {
        return worth(own, kings) - worth(others, kings);
    }

    private static int worth(long pieces, long kings) {
        int kingCount = Long.bitCount(pieces & kings);
        int men = MAN * (Long.bitCount(pieces) - kingCount);
        return kingCount == 0 ? men : men + FIRST_KING + FURTHER_KING * (kingCount - 1);
    }
}

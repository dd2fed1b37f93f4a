package damka.engine.eval;

import damka.rules.board.Board;

/**
 * Adds what the patterns of men and a few counts weigh, between opening and ending as far as the men have advanced. The weights
 * come from games that the search played against itself.
 */
public final class PatternEvaluator implements Evaluator {
    private static final int FEW_PIECES = 3;

    private final PatternForm form;
    private final Features features;
    private final int[] patterns;
    private final int[] opening;
    private final int[] ending;
    private final int stepsAtStart;

    public PatternEvaluator(Weights weights) {
        this.form = PatternForm.of(weights.board());
        this.features = Features.of(weights.board());
        this.patterns = weights.patterns();
        this.opening = weights.opening();
        this.ending = weights.ending();
        this.stepsAtStart = form.stepsAtStart();
    }

    @Override
    public int evaluate(long own, long others, long kings, boolean up) {
        int white = up ? forWhite(own, others, kings, 1) : forWhite(others, own, kings, -1);
        return up ? white : -white;
    }

    private int forWhite(long white, long black, long kings, int turn) {
        long whiteMen = white & ~kings;
        long blackMen = black & ~kings;
        int packed = form.sum(patterns, whiteMen, blackMen);
        int men = Long.bitCount(whiteMen) - Long.bitCount(blackMen);
        int leaning = features.leaning(whiteMen) - features.leaning(blackMen);
        int open = Weights.openingOf(packed) + counted(opening, men, leaning, turn);
        int end = Weights.endingOf(packed) + counted(ending, men, leaning, turn);
        if (kings != 0) {
            open += kings(opening, white, black, kings);
            end += kings(ending, white, black, kings);
        }
        int steps = Math.min(form.steps(whiteMen, blackMen), stepsAtStart);
        int value = (open * steps + end * (stepsAtStart - steps)) / stepsAtStart;
        if (kings != 0) {
            value /= dampening(white, black, kings, value > 0);
        }
        return Math.max(1 - LIMIT, Math.min(LIMIT - 1, value / Weights.UNITS));
    }

    private static int counted(int[] weights, int men, int leaning, int turn) {
        return men * weights[Features.MAN] + leaning * weights[Features.LEANING] + turn * weights[Features.TURN];
    }

    private int kings(int[] weights, long white, long black, long kings) {
        long whiteKings = white & kings;
        long blackKings = black & kings;
        int whites = Long.bitCount(whiteKings);
        int blacks = Long.bitCount(blackKings);
        int value = (Math.min(1, whites) - Math.min(1, blacks)) * weights[Features.FIRST_KING]
                + (Math.max(1, whites) - Math.max(1, blacks)) * weights[Features.FURTHER_KING];
        long occupied = white | black;
        value += (features.mobility(whiteKings, occupied) - features.mobility(blackKings, occupied))
                * weights[Features.KING_MOBILITY];
        for (long rest = whiteKings; rest != 0; rest &= rest - 1) {
            value += weights[Features.KING_SQUARES + Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = blackKings; rest != 0; rest &= rest - 1) {
            value -= weights[Features.KING_SQUARES + features.turned(Long.numberOfTrailingZeros(rest))];
        }
        return value;
    }

    /**
     * What an advantage is divided by because kings defend well: 8 when the side with the advantage has three pieces or less
     * against a king, 2 when both have as many kings and nearly as many men, else 1.
     */
    public static int dampening(long white, long black, long kings, boolean whiteLeads) {
        long strong = whiteLeads ? white : black;
        long weak = whiteLeads ? black : white;
        if ((weak & kings) == 0) {
            return 1;
        }
        if (Long.bitCount(strong) <= FEW_PIECES) {
            return 8;
        }
        boolean even = Long.bitCount(strong & kings) == Long.bitCount(weak & kings)
                && Long.bitCount(strong) - Long.bitCount(weak) <= 2;
        return even ? 2 : 1;
    }

    /** The steps of a position between 0 and the greatest, and the greatest: how much of it is opening. */
    public static double openness(Board board, long whiteMen, long blackMen) {
        PatternForm form = PatternForm.of(board);
        return Math.min(1.0, form.steps(whiteMen, blackMen) / (double) form.stepsAtStart());
    }
}

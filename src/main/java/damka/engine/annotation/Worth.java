package damka.engine.annotation;

import damka.engine.search.Score;
import damka.engine.search.SearchReport;
import damka.engine.search.Verdict;

/**
 * What a position or a move is worth for one side.
 *
 * @param score plies of a win or loss count from where it is looked at
 */
public record Worth(Score score, Verdict verdict) {
    /**
     * From here on more makes no difference, centimen: who is three men ahead wins 99 of 100 games, whatever a search says of the
     * fourth. A certain win or loss is worth as much.
     */
    public static final int DECIDED = 300;

    /** The side to move has no move. */
    static final Worth LOST = new Worth(new Score.Loss(0), Verdict.LOSS);
    /** The game ended in a draw. */
    static final Worth DRAWN = new Worth(new Score.Estimate(0), Verdict.DRAW);

    /** Of the position that was searched, for its side to move. */
    static Worth of(SearchReport report) {
        return new Worth(report.best().score(), report.best().verdict());
    }

    /** The same, for the other side. */
    public Worth flipped() {
        return new Worth(
                score.fold(centimen -> new Score.Estimate(-centimen), Score.Loss::new, Score.Win::new),
                opposite(verdict));
    }

    /** Of the move that led here, for the side that made it. */
    Worth ofMove() {
        return new Worth(
                score.fold(
                        centimen -> new Score.Estimate(-centimen),
                        win -> new Score.Loss(win + 1),
                        loss -> new Score.Win(loss + 1)),
                opposite(verdict));
    }

    private static Verdict opposite(Verdict verdict) {
        return switch (verdict) {
            case WIN -> Verdict.LOSS;
            case CURSED_WIN -> Verdict.BLESSED_LOSS;
            case BLESSED_LOSS -> Verdict.CURSED_WIN;
            case LOSS -> Verdict.WIN;
            case DRAW, UNKNOWN -> verdict;
        };
    }

    /** In centimen, from -{@link #DECIDED} to {@link #DECIDED}. What a draw rule makes a draw is worth 0. */
    int bounded() {
        return switch (verdict) {
            case WIN -> DECIDED;
            case LOSS -> -DECIDED;
            case DRAW, CURSED_WIN, BLESSED_LOSS -> 0;
            case UNKNOWN ->
                Math.max(
                        -DECIDED,
                        Math.min(DECIDED, score.fold(centimen -> centimen, win -> DECIDED, loss -> -DECIDED)));
        };
    }
}

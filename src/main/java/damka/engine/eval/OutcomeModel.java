package damka.engine.eval;

import damka.rules.board.Board;

/**
 * What a score means in results. Two logistic curves, mirror images of each other: the chance to win rises with the score and
 * the chance to lose falls; between them lie the draws. How sharp they are depends on the board and on how much stands on it.
 */
public final class OutcomeModel {
    private OutcomeModel() {}

    /**
     * How games from such a position end.
     *
     * @param centimen the score for the side to move
     * @param pieces on the board, of both sides
     */
    public static WinDrawLoss expectation(Board board, int centimen, int pieces) {
        double margin = board == Board.INTERNATIONAL ? 90 : 80;
        double scale = board == Board.INTERNATIONAL ? 45 : 40;
        double late = 1 + 0.5 * (1 - Math.min(1.0, pieces / (2.0 * board.menAtStart())));
        int win = perMille((centimen - margin * late) / (scale * late));
        int loss = perMille((-centimen - margin * late) / (scale * late));
        return new WinDrawLoss(win, 1000 - win - loss, loss);
    }

    private static int perMille(double logit) {
        return (int) Math.round(1000 / (1 + StrictMath.exp(-logit)));
    }
}

package damka.engine.search;

import damka.engine.endgame.EndgameValue;
import damka.engine.eval.Evaluator;
import damka.engine.eval.WinDrawLoss;
import java.util.Optional;

/** The numbers that the search computes with: centimen, or far outside of them wins and losses with their distance. */
final class Values {
    /** Greater than any score. */
    static final int INFINITE = 32_000;
    /** A win on the spot; a win in n plies is n less. */
    static final int WIN = 30_000;
    /** A win that the endgame tables know, seen n plies away, is n less. */
    static final int TABLE_WIN = 28_000;
    /** The least table win; below are estimates. */
    static final int LEAST_TABLE_WIN = TABLE_WIN - 1_000;
    /** The least proven win with a distance. */
    static final int LEAST_WIN = WIN - 1_000;

    static final int DRAW = 0;

    // A known win without a distance is told as twenty men; no estimate is told as more.
    private static final int MOST_SHOWN = 2_000;

    private Values() {}

    /** Whether it is an estimate or a draw, and no win or loss. */
    static boolean isEstimate(int value) {
        return Math.abs(value) < LEAST_TABLE_WIN;
    }

    /** Whether it is a loss, with or without a distance. */
    static boolean isLost(int value) {
        return value <= -LEAST_TABLE_WIN;
    }

    /** Whether it is a win or a loss with a distance. */
    static boolean isProven(int value) {
        return Math.abs(value) >= LEAST_WIN;
    }

    /** An estimate in the range of estimates. */
    static int estimate(int centimen) {
        return Math.max(-Evaluator.LIMIT + 1, Math.min(Evaluator.LIMIT - 1, centimen));
    }

    /** As remembered for a position that stands {@code ply} plies from the root: distances count from the position. */
    static int toTable(int value, int ply) {
        if (isEstimate(value)) {
            return value;
        }
        return value > 0 ? value + ply : value - ply;
    }

    /** The inverse of {@link #toTable}. */
    static int fromTable(int value, int ply) {
        if (isEstimate(value)) {
            return value;
        }
        return value > 0 ? value - ply : value + ply;
    }

    /** As people are told. */
    static Score score(int value) {
        if (value >= LEAST_WIN) {
            return new Score.Win(WIN - value);
        }
        if (value <= -LEAST_WIN) {
            return new Score.Loss(WIN + value);
        }
        return new Score.Estimate(clamped(value));
    }

    /** As an estimate, whatever it is. */
    static int clamped(int value) {
        return Math.max(-MOST_SHOWN, Math.min(MOST_SHOWN, value));
    }

    /** What is certain about a value that was searched. */
    static Verdict verdict(int value) {
        if (isEstimate(value)) {
            return Verdict.UNKNOWN;
        }
        return value > 0 ? Verdict.WIN : Verdict.LOSS;
    }

    /** What a table says. */
    static Verdict verdict(EndgameValue value) {
        return switch (value) {
            case WIN -> Verdict.WIN;
            case DRAW -> Verdict.DRAW;
            case LOSS -> Verdict.LOSS;
            case UNKNOWN -> Verdict.UNKNOWN;
        };
    }

    /** How games end of which this is certain; empty where nothing is. */
    static Optional<WinDrawLoss> certain(Verdict verdict) {
        return switch (verdict) {
            case WIN -> Optional.of(new WinDrawLoss(1000, 0, 0));
            case DRAW, CURSED_WIN, BLESSED_LOSS -> Optional.of(new WinDrawLoss(0, 1000, 0));
            case LOSS -> Optional.of(new WinDrawLoss(0, 0, 1000));
            case UNKNOWN -> Optional.empty();
        };
    }
}

package damka.rules.position;

import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import java.util.function.Function;

/** Why a setup is no position. */
public sealed interface PositionFault {

    /**
     * A side has more pieces than it begins a game with.
     *
     * @param count what it has
     * @param limit 20 or 12
     */
    record TooManyPieces(Color color, int count, int limit) implements PositionFault {}

    /** A man stands where it would have become a king. */
    record ManOnPromotionRow(Square square, Color color) implements PositionFault {}

    /**
     * A square is named again.
     *
     * @param first what it was first said to hold
     * @param again what it is said to hold now
     */
    record SquareNamedTwice(Square square, Piece first, Piece again) implements PositionFault {}

    /** One function for each case. */
    default <T> T fold(
            Function<TooManyPieces, T> tooMany,
            Function<ManOnPromotionRow, T> manAtHisGoal,
            Function<SquareNamedTwice, T> twice) {
        if (this instanceof TooManyPieces fault) {
            return tooMany.apply(fault);
        }
        if (this instanceof ManOnPromotionRow fault) {
            return manAtHisGoal.apply(fault);
        }
        return twice.apply((SquareNamedTwice) this);
    }
}

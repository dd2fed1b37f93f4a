package damka.engine.endgame;

import damka.rules.position.Move;
import java.util.Comparator;
import java.util.OptionalInt;

/**
 * A legal move and what it is worth, seen from the side that makes it.
 *
 * @param value with no draw rule in force
 * @param category with those of the game
 * @param toConversion plies to the next conversion, this move the first; empty for a draw and where it is not stored
 * @param toEnd plies to the end of the game, this move the first; likewise
 */
public record RatedMove(Move move, EndgameValue value, Category category, OptionalInt toConversion, OptionalInt toEnd) {
    /** Best first: the quickest win, the longest loss; equals in the order of legal moves. */
    static final Comparator<RatedMove> BEST_FIRST = Comparator.comparing(RatedMove::category)
            .thenComparingInt(RatedMove::urgency)
            .thenComparing(RatedMove::move);

    private int urgency() {
        int plies = toEnd.orElse(toConversion.orElse(0));
        return value == EndgameValue.LOSS ? -plies : plies;
    }
}

package damka.engine.search;

import damka.engine.eval.WinDrawLoss;
import damka.rules.position.Move;
import java.util.List;

/**
 * One of the best moves with what follows.
 *
 * @param rank 1 for the best
 * @param move a legal move of the root
 * @param score for the side that makes the move
 * @param verdict what is certain
 * @param expectation how such games end
 * @param continuation the expected turns, the move first; each is legal where it is played
 */
public record SearchLine(
        int rank, Move move, Score score, Verdict verdict, WinDrawLoss expectation, List<Move> continuation) {
    public SearchLine {
        continuation = List.copyOf(continuation);
        if (rank < 1 || continuation.isEmpty() || !continuation.get(0).equals(move)) {
            throw new IllegalArgumentException("a line begins with its move, a rank with 1");
        }
    }

    SearchLine withRank(int place) {
        return new SearchLine(place, move, score, verdict, expectation, continuation);
    }
}

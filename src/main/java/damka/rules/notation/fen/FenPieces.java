package damka.rules.notation.fen;

import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.notation.TextSpan;
import damka.rules.position.Placement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pieces of a FEN while it is read. The same piece on the same square is kept twice and no more: enough to be found at
 * fault, and a bound for texts that repeat a range thousands of times.
 */
final class FenPieces {
    private static final int KEPT = 2;

    private final List<Placement> placements = new ArrayList<>();
    private final List<TextSpan> places = new ArrayList<>();
    private final Map<Placement, Integer> named = new HashMap<>();

    void add(Square square, Piece piece, TextSpan place) {
        Placement placement = new Placement(square, piece);
        if (named.merge(placement, 1, Integer::sum) <= KEPT) {
            placements.add(placement);
            places.add(place);
        }
    }

    List<Placement> placements() {
        return placements;
    }

    List<TextSpan> places() {
        return places;
    }
}

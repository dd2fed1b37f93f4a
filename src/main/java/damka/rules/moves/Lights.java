package damka.rules.moves;

import damka.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/** The squares to light up for a reason, each once where it stands twice in a row. */
final class Lights {
    private Lights() {}

    static List<Square> ends(Square from, Square to) {
        return from == to ? List.of(from) : List.of(from, to);
    }

    static List<Square> way(Square from, Square over, Square to) {
        List<Square> way = new ArrayList<>(List.of(from, over));
        if (to != from && to != over) {
            way.add(to);
        }
        return List.copyOf(way);
    }
}

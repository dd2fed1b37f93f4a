package damka.rules.moves;

import damka.rules.board.Square;
import damka.rules.moves.Jumper.Lifting;
import damka.rules.moves.Jumper.Stop;
import java.util.List;

/**
 * A capture followed from square to square, as far as it can be. Between two squares of the route the piece may jump several
 * times: the route may be partial.
 *
 * @param stops the ways to stand on the last square that can be reached, never empty
 * @param legs how many legs of the route are possible
 * @param whole whether all are
 */
record FollowedRoute(List<Stop> stops, int legs, boolean whole) {

    static FollowedRoute of(Jumper jumper, List<Square> squares) {
        List<Stop> stops = List.of(jumper.start());
        for (int leg = 1; leg < squares.size(); leg++) {
            int to = squares.get(leg).bitIndex();
            List<Stop> next = jumper.stopsAfter(stops, Lifting.AFTERWARDS).stream()
                    .filter(stop -> stop.at() == to)
                    .toList();
            if (next.isEmpty()) {
                return new FollowedRoute(stops, leg - 1, false);
            }
            stops = next;
        }
        return new FollowedRoute(stops, squares.size() - 1, true);
    }

    /** The ways to stand on the last square of the route; empty where it cannot be reached. */
    List<Stop> reached() {
        return whole ? stops : List.of();
    }
}

package damka.rules.moves;

import damka.rules.board.Direction;
import damka.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The straight way from one square to another.
 *
 * @param between the squares passed, in order
 */
record Diagonal(Direction direction, List<Square> between) {
    Diagonal {
        between = List.copyOf(between);
    }

    /** The diagonal from one square to another one; empty where they share none. */
    static Optional<Diagonal> between(Square from, Square to) {
        int rows = to.row() - from.row();
        int columns = to.column() - from.column();
        if (rows == 0 || Math.abs(rows) != Math.abs(columns)) {
            return Optional.empty();
        }
        Direction direction = direction(rows, columns);
        List<Square> between = new ArrayList<>();
        Optional<Square> at = from.next(direction);
        while (at.isPresent() && at.get() != to) {
            between.add(at.get());
            at = at.get().next(direction);
        }
        return Optional.of(new Diagonal(direction, between));
    }

    /** How many squares the way is long: 1 between neighbours. */
    int distance() {
        return between.size() + 1;
    }

    private static Direction direction(int rows, int columns) {
        if (rows < 0) {
            return columns < 0 ? Direction.UP_LEFT : Direction.UP_RIGHT;
        }
        return columns < 0 ? Direction.DOWN_LEFT : Direction.DOWN_RIGHT;
    }
}

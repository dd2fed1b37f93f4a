package damka.rules.moves;

import damka.rules.board.Square;
import java.util.List;
import java.util.function.Function;

/** A move that somebody would like to play, perhaps an impossible one: squares that exist, and nothing more. */
public sealed interface Proposal {

    /**
     * Squares as they are written: start and end, with the squares of a full or partial route between them, or start, end and
     * the captured squares (the list of the HUB protocol). Both readings are tried.
     *
     * @param squares at least two
     */
    record Line(List<Square> squares, Separator separator) implements Proposal {
        public Line {
            squares = atLeastTwo(squares);
        }
    }

    /** A whole move by its ends and the captured squares, in any order; without captured squares it is a step. */
    record Exact(Square from, Square to, List<Square> captured) implements Proposal {
        public Exact {
            captured = List.copyOf(captured);
        }

        @Override
        public List<Square> squares() {
            return List.of(from, to);
        }
    }

    /**
     * Squares that the piece touches: start, all or some of the landing squares in between, end.
     *
     * @param squares at least two
     */
    record Path(List<Square> squares) implements Proposal {
        public Path {
            squares = atLeastTwo(squares);
        }
    }

    /** The squares named, the captured ones of {@link Exact} left out. */
    List<Square> squares();

    /** Where the move starts. */
    default Square origin() {
        return squares().get(0);
    }

    /** Where the move ends, as a route. */
    default Square target() {
        return squares().get(squares().size() - 1);
    }

    /** One function for each case. */
    default <T> T fold(Function<Line, T> line, Function<Exact, T> exact, Function<Path, T> path) {
        if (this instanceof Line it) {
            return line.apply(it);
        }
        return this instanceof Exact it ? exact.apply(it) : path.apply((Path) this);
    }

    private static List<Square> atLeastTwo(List<Square> squares) {
        if (squares.size() < 2) {
            throw new IllegalArgumentException("a move has a start and an end: " + squares);
        }
        return List.copyOf(squares);
    }
}

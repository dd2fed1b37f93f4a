package damka.rules.position;

import damka.rules.board.Square;
import java.util.List;

/**
 * One way over the board that a capture can take: a witness, no part of the move.
 *
 * @param squares start, each square where the piece turns or, going straight on, the one right behind the victim, and end
 * @param captured the victims in the order of capture, one less than {@code squares}
 */
public record Route(List<Square> squares, List<Square> captured) {
    public Route {
        squares = List.copyOf(squares);
        captured = List.copyOf(captured);
        if (squares.size() != captured.size() + 1 || captured.isEmpty()) {
            throw new IllegalArgumentException("one landing square a victim");
        }
    }
}

package damka.rules.position;

import damka.rules.board.Board;
import java.util.Optional;

/**
 * Reads a position from text. The notations stand above this package, so commands that stand below them find a reader through
 * {@link java.util.ServiceLoader}.
 */
public interface PositionReader {
    /** The position that the text describes; empty where it describes none. */
    Optional<Position> read(Board board, String text);
}

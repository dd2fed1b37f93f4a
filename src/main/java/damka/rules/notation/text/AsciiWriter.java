package damka.rules.notation.text;

import damka.rules.board.Board;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.notation.hub.HubLetters;
import damka.rules.position.Position;
import java.util.Optional;

/**
 * Draws a position as White sees it: a line a row from the top, a character a square. Men are {@code w} and {@code b}, kings
 * {@code W} and {@code B}, an empty dark square is a full stop, a light one a blank; no blanks at the end of a line. The side to
 * move is not part of the picture.
 */
public final class AsciiWriter {
    private AsciiWriter() {}

    /** The picture: 10 (8) lines, each with a line end. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < position.board().size(); row++) {
            text.append(line(position, row)).append('\n');
        }
        return text.toString();
    }

    private static String line(Position position, int row) {
        Board board = position.board();
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < board.size(); column++) {
            line.append(board.at(row, column)
                    .map(square -> letter(position, square))
                    .orElse(' '));
        }
        return line.toString().stripTrailing();
    }

    private static char letter(Position position, Square square) {
        Optional<Piece> piece = position.at(square);
        return piece.isPresent() ? HubLetters.letter(piece) : '.';
    }
}

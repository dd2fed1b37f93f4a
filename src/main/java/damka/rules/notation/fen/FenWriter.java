package damka.rules.notation.fen;

import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Position;

/** Writes the canonical FEN: White first, squares ascending, kings marked one by one, no ranges, no full stop. */
public final class FenWriter {
    private FenWriter() {}

    /** The FEN of a position. Equal positions have equal texts. */
    public static String write(Position position) {
        return letter(position.sideToMove()) + ":" + list(position, Color.WHITE) + ":" + list(position, Color.BLACK);
    }

    private static String list(Position position, Color color) {
        StringBuilder text = new StringBuilder();
        long kings = position.kings();
        for (Square square : position.board().squaresIn(position.pieces(color))) {
            text.append(text.isEmpty() ? "" : ",")
                    .append((kings & square.bit()) != 0 ? "K" : "")
                    .append(square.number());
        }
        return letter(color) + text;
    }

    private static String letter(Color color) {
        return color == Color.WHITE ? "W" : "B";
    }
}

package damka.rules.notation.fen;

import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Position;
import java.util.function.Function;

/** Writes the canonical FEN: White first, squares ascending, kings marked one by one, no ranges, no full stop. */
public final class FenWriter {
    private FenWriter() {}

    /** The FEN of a position. Equal positions have equal texts. */
    public static String write(Position position) {
        return write(position, Square::toString);
    }

    /** The same with squares in letters, {@code W:Wa1,Kc3:Bb8}: the way in which programs agree on the small board. */
    public static String writeInLetters(Position position) {
        return write(position, Square::algebraic);
    }

    private static String write(Position position, Function<Square, String> name) {
        String white = list(position, Color.WHITE, name);
        return letter(position.sideToMove()) + ":" + white + ":" + list(position, Color.BLACK, name);
    }

    private static String list(Position position, Color color, Function<Square, String> name) {
        StringBuilder text = new StringBuilder();
        long kings = position.kings();
        for (Square square : position.board().squaresIn(position.pieces(color))) {
            text.append(text.isEmpty() ? "" : ",")
                    .append((kings & square.bit()) != 0 ? "K" : "")
                    .append(name.apply(square));
        }
        return letter(color) + text;
    }

    private static String letter(Color color) {
        return color == Color.WHITE ? "W" : "B";
    }
}

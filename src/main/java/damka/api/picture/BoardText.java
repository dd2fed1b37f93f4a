package damka.api.picture;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.notation.text.AsciiWriter;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Boards of characters: a line a row from the top, each with a line end. */
public final class BoardText {
    private static final String LIGHT = "⬜";
    private static final String DARK = "🟫";

    private BoardText() {}

    /** The board in letters, as {@link AsciiWriter} has them; only the one with White at the bottom can be read back. */
    public static String ascii(Position position, Color bottom) {
        String upright = AsciiWriter.write(position);
        if (bottom == Color.WHITE) {
            return upright;
        }
        int size = position.board().size();
        List<String> lines = new ArrayList<>();
        upright.lines()
                .map(line -> line + " ".repeat(size - line.length()))
                .forEach(line ->
                        lines.add(new StringBuilder(line).reverse().toString().stripTrailing()));
        Collections.reverse(lines);
        return ended(lines);
    }

    /** The board in emoji that are all equally wide; kings are hearts. */
    public static String emoji(Position position, Color bottom) {
        Board board = position.board();
        boolean turned = bottom == Color.BLACK;
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            StringBuilder line = new StringBuilder();
            for (int j = 0; j < board.size(); j++) {
                line.append(turned ? at(position, board.size() - 1 - i, board.size() - 1 - j) : at(position, i, j));
            }
            lines.add(line.toString());
        }
        return ended(lines);
    }

    private static String at(Position position, int row, int column) {
        return position.board()
                .at(row, column)
                .map(square -> position.at(square).map(BoardText::emoji).orElse(DARK))
                .orElse(LIGHT);
    }

    private static String emoji(Piece piece) {
        return switch (piece) {
            case WHITE_MAN -> "⚪";
            case WHITE_KING -> "🤍";
            case BLACK_MAN -> "⚫";
            case BLACK_KING -> "🖤";
        };
    }

    private static String ended(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}

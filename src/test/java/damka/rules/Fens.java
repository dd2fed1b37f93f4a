package damka.rules;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions for tests, from canonical FEN alone: White first, squares ascending, no ranges, no counters. Composed positions
 * are let through. Deliberately apart from the product's reader, so that no test of the rules rests on it.
 */
public final class Fens {
    private static final Pattern FEN = Pattern.compile("([WB]):W([K0-9,]*):B([K0-9,]*)");

    private Fens() {}

    /** The position. @throws IllegalArgumentException for anything that is not canonical FEN */
    public static Position position(Board board, String fen) {
        Matcher parts = FEN.matcher(fen);
        if (!parts.matches()) {
            throw new IllegalArgumentException("no canonical FEN: " + fen);
        }
        List<Placement> pieces = new ArrayList<>();
        addSide(board, Color.WHITE, parts.group(2), pieces);
        addSide(board, Color.BLACK, parts.group(3), pieces);
        Color toMove = parts.group(1).equals("W") ? Color.WHITE : Color.BLACK;
        return new Setup(board, toMove, pieces).check(Setup.Admission.COMPOSED).fold(sound -> sound, faults -> {
            throw new IllegalArgumentException(fen + ": " + faults);
        });
    }

    /** A position of the 10x10 board. */
    public static Position international(String fen) {
        return position(Board.INTERNATIONAL, fen);
    }

    /** A position of the 8x8 board. */
    public static Position brazilian(String fen) {
        return position(Board.BRAZILIAN, fen);
    }

    private static void addSide(Board board, Color color, String list, List<Placement> pieces) {
        if (list.isEmpty()) {
            return;
        }
        int previous = 0;
        for (String entry : list.split(",", -1)) {
            boolean king = entry.startsWith("K");
            int number = Integer.parseInt(king ? entry.substring(1) : entry);
            if (number <= previous) {
                throw new IllegalArgumentException("squares ascend: " + list);
            }
            previous = number;
            Square square = board.square(number).orElseThrow(() -> new IllegalArgumentException("no square " + entry));
            pieces.add(new Placement(square, Piece.of(color, king ? PieceKind.KING : PieceKind.MAN)));
        }
    }
}

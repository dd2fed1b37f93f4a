package damka.rules.notation.token;

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

/**
 * A position as bits: whose turn it is (1 for Black), whether there are kings, a bit a square for whether a piece stands on
 * it, a bit a piece for its colour (1 for black), and, if there are kings, a bit a piece for its kind (1 for a king).
 *
 * <p>A new game takes 92 bits (58 on the small board), the fullest board 152.
 */
final class PositionBits {
    private PositionBits() {}

    static void write(Position position, BitWriter out) {
        List<Square> occupied = position.board().squaresIn(position.occupied());
        long black = position.pieces(Color.BLACK);
        out.addFlag(position.sideToMove() == Color.BLACK);
        out.addFlag(position.kings() != 0);
        for (Square square : position.board().squares()) {
            out.addFlag((position.occupied() & square.bit()) != 0);
        }
        occupied.forEach(square -> out.addFlag((black & square.bit()) != 0));
        if (position.kings() != 0) {
            occupied.forEach(square -> out.addFlag((position.kings() & square.bit()) != 0));
        }
    }

    /** What the bits say, which may be a board that no game can have. */
    static Setup read(Board board, BitReader in) {
        Color sideToMove = in.nextFlag() ? Color.BLACK : Color.WHITE;
        boolean hasKings = in.nextFlag();
        List<Square> occupied =
                board.squares().stream().filter(square -> in.nextFlag()).toList();
        List<Color> colors = occupied.stream()
                .map(square -> in.nextFlag() ? Color.BLACK : Color.WHITE)
                .toList();
        List<Placement> pieces = new ArrayList<>();
        for (int i = 0; i < occupied.size(); i++) {
            PieceKind kind = hasKings && in.nextFlag() ? PieceKind.KING : PieceKind.MAN;
            pieces.add(new Placement(occupied.get(i), Piece.of(colors.get(i), kind)));
        }
        return new Setup(board, sideToMove, pieces);
    }

    /** The position of a setup that names no square twice, as {@link #read} gives it; composed boards too. */
    static Position position(Setup setup) {
        return setup.check(Setup.Admission.COMPOSED).fold(position -> position, faults -> {
            throw new IllegalArgumentException("squares are named once: " + faults);
        });
    }
}

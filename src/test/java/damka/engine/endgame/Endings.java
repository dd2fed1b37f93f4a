package damka.engine.endgame;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Positions for the tests of endings, and the tables that ship, loaded once. */
final class Endings {
    static final Endgames INTERNATIONAL = BitbaseReader.bundled(Board.INTERNATIONAL);
    static final Endgames BRAZILIAN = BitbaseReader.bundled(Board.BRAZILIAN);

    private static final List<Piece> PIECES = List.of(Piece.values());

    private Endings() {}

    static Endgames of(Board board) {
        return board == Board.INTERNATIONAL ? INTERNATIONAL : BRAZILIAN;
    }

    static Position position(Board board, Color toMove, List<Placement> placements) {
        return new Setup(board, toMove, placements)
                .check(Setup.Admission.COMPOSED)
                .fold(sound -> sound, faults -> {
                    throw new IllegalArgumentException(faults.toString());
                });
    }

    /** Pieces as in a FEN without its colons: {@code "WK46,WK47,BK3,B12"}. */
    static Position position(Board board, Color toMove, String pieces) {
        List<Placement> placements = new ArrayList<>();
        for (String text : pieces.split(",", -1)) {
            Color color = text.charAt(0) == 'W' ? Color.WHITE : Color.BLACK;
            PieceKind kind = text.charAt(1) == 'K' ? PieceKind.KING : PieceKind.MAN;
            int number = Integer.parseInt(text.replaceAll("[WBK]", ""));
            placements.add(new Placement(board.square(number).orElseThrow(), Piece.of(color, kind)));
        }
        return position(board, toMove, placements);
    }

    /** A position with this many pieces and both sides on the board, no man on his promotion row. */
    static Position random(Board board, int pieces, Random random) {
        while (true) {
            List<Square> squares = new ArrayList<>(board.squares());
            Collections.shuffle(squares, random);
            List<Placement> placements = new ArrayList<>();
            for (Square square : squares.subList(0, pieces)) {
                placements.add(new Placement(square, PIECES.get(random.nextInt(PIECES.size()))));
            }
            Color toMove = random.nextBoolean() ? Color.WHITE : Color.BLACK;
            Position position = position(board, toMove, placements);
            if (isEnding(position)) {
                return position;
            }
        }
    }

    static boolean isEnding(Position position) {
        boolean both = position.count(Color.WHITE) > 0 && position.count(Color.BLACK) > 0;
        long misplaced = (position.men(Color.WHITE) & position.board().promotionRow(Color.WHITE))
                | (position.men(Color.BLACK) & position.board().promotionRow(Color.BLACK));
        return both && misplaced == 0;
    }
}

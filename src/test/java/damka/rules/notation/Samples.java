package damka.rules.notation;

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

/** Random values for the tests of notations; the same seed gives the same values. */
public final class Samples {
    private Samples() {}

    /** Any position that can stand in a game, empty sides included. */
    public static Position position(Board board, Random random) {
        List<Square> squares = new ArrayList<>(board.squares());
        Collections.shuffle(squares, random);
        List<Placement> placements = new ArrayList<>();
        int white = random.nextInt(board.menAtStart() + 1);
        int black = random.nextInt(board.menAtStart() + 1);
        for (int i = 0; i < white + black && i < squares.size(); i++) {
            Color color = i < white ? Color.WHITE : Color.BLACK;
            Square square = squares.get(i);
            boolean king = random.nextInt(4) == 0 || (board.promotionRow(color) & square.bit()) != 0;
            placements.add(new Placement(square, Piece.of(color, king ? PieceKind.KING : PieceKind.MAN)));
        }
        Color side = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return sound(new Setup(board, side, placements));
    }

    /** The position of a setup that is known to be sound. */
    public static Position sound(Setup setup) {
        return setup.check(Setup.Admission.GAME).fold(position -> position, faults -> {
            throw new AssertionError(faults);
        });
    }

    /** The text with a few random changes: characters dropped, doubled, swapped or put in. */
    public static String mutated(String text, String alphabet, Random random) {
        StringBuilder changed = new StringBuilder(text);
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(changed.length() + 1);
            char drawn = random.nextInt(8) == 0
                    ? (char) random.nextInt(0x10000)
                    : alphabet.charAt(random.nextInt(alphabet.length()));
            boolean inside = at < changed.length();
            switch (random.nextInt(inside ? 4 : 1)) {
                case 0 -> changed.insert(at, drawn);
                case 1 -> changed.setCharAt(at, drawn);
                case 2 -> changed.delete(at, Math.min(changed.length(), at + 1 + random.nextInt(5)));
                default ->
                    changed.insert(at, changed.substring(at, Math.min(changed.length(), at + random.nextInt(20))));
            }
        }
        return changed.toString();
    }
}

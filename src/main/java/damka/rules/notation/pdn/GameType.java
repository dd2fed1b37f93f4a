package damka.rules.notation.pdn;

import damka.rules.board.Board;
import java.util.Optional;

/** The numbers of kinds of draughts in PDN. */
final class GameType {
    private GameType() {}

    /** Whether a tag's value begins with a number at all; else it says nothing. */
    static boolean isNumber(String value) {
        return !value.isBlank() && Character.isDigit(value.strip().charAt(0));
    }

    /** The board of a tag's value, {@code 20} or {@code 26,W,8,8,A0,0}; empty for any other kind. */
    static Optional<Board> board(String value) {
        String kind = value.split(",", 2)[0].strip();
        for (Board board : Board.values()) {
            if (number(board).equals(kind)) {
                return Optional.of(board);
            }
        }
        return Optional.empty();
    }

    /** The number of the game played on this board. */
    static String number(Board board) {
        return board == Board.INTERNATIONAL ? "20" : "26";
    }
}

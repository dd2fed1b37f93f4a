package damka.rules.moves;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.stream.Collectors;

/** Legal moves as the tests of the rules write them: {@code 32-28}, {@code 48x19(24,34,42)}. */
final class Said {
    private Said() {}

    static List<String> legal(String fen) {
        return legal(Fens.international(fen));
    }

    static List<String> legalOnSmallBoard(String fen) {
        return legal(Fens.brazilian(fen));
    }

    static List<String> legal(Position position) {
        return LegalMoves.of(position).all().stream().map(Said::text).toList();
    }

    /** The legal move with this text. */
    static Move move(Position position, String text) {
        return LegalMoves.of(position).all().stream()
                .filter(move -> text(move).equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " is not in " + legal(position)));
    }

    static Position position(Board board, String fen) {
        return Fens.position(board, fen);
    }

    private static String text(Move move) {
        if (!move.isCapture()) {
            return move.from() + "-" + move.to();
        }
        String victims = move.captured().stream().map(Object::toString).collect(Collectors.joining(","));
        return move.from() + "x" + move.to() + "(" + victims + ")";
    }
}

package damka.api.mapping;

import damka.api.dto.SquareInput;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.moves.Illegality;
import damka.rules.moves.UnreadMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Squares as callers give them: numbers, and letters with a number. */
final class Squares {
    private static final int LONGEST_NUMBER = 3;
    private static final String NAME = "[a-jA-J]\\d{1,2}";

    private Squares() {}

    /** The square of this board. */
    static Square read(Board board, SquareInput input, String pointer) {
        return find(board, input.text())
                .orElseThrow(() -> new BadInput(
                        ProblemType.INVALID_PARAMETER,
                        outOfRange(board, input.text()).at(pointer)));
    }

    /** The squares of this board. */
    static List<Square> read(Board board, List<SquareInput> inputs, String pointer) {
        List<Square> squares = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            squares.add(read(board, inputs.get(i), pointer + "/" + i));
        }
        return squares;
    }

    /** What is wrong with the name of a square that the board does not have. */
    static Fault outOfRange(Board board, String text) {
        return Fault.of("SQUARE_OUT_OF_RANGE")
                .with("text", text)
                .with("size", board.size())
                .expecting("1-" + board.squareCount());
    }

    /** Why a square that was not found cannot be played on. */
    static Illegality unknown(Board board, String text) {
        int length = text.length();
        boolean light =
                text.matches(NAME) && rank(text) >= 1 && rank(text) <= board.size() && column(text) < board.size();
        return light
                ? new UnreadMove.LightSquare(text, 0, length)
                : new UnreadMove.SquareOutOfRange(text, 0, length, "1-" + board.squareCount());
    }

    /** The square with this number or name. */
    static Optional<Square> find(Board board, String text) {
        if (text.matches("\\d+")) {
            return text.length() > LONGEST_NUMBER ? Optional.empty() : board.square(Integer.parseInt(text));
        }
        return text.matches(NAME) ? board.at(board.size() - rank(text), column(text)) : Optional.empty();
    }

    private static int rank(String name) {
        return Integer.parseInt(name.substring(1));
    }

    private static int column(String name) {
        return name.toLowerCase(Locale.ROOT).charAt(0) - 'a';
    }
}

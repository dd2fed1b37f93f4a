package damka.api.mapping;

import damka.api.dto.SquareInput;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.board.Board;
import damka.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Squares as callers give them: numbers, and letters with a number. */
final class Squares {
    private static final int LONGEST_NUMBER = 3;

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

    /** The square with this number or name. */
    static Optional<Square> find(Board board, String text) {
        if (text.matches("\\d+")) {
            return text.length() > LONGEST_NUMBER ? Optional.empty() : board.square(Integer.parseInt(text));
        }
        if (text.matches("[a-jA-J]\\d{1,2}")) {
            int column = text.toLowerCase(Locale.ROOT).charAt(0) - 'a';
            return board.at(board.size() - Integer.parseInt(text.substring(1)), column);
        }
        return Optional.empty();
    }
}

package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.moves.Proposal;
import damka.rules.moves.Separator;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a move of a PDN text: {@code 32-28}, {@code 32x23}, {@code 32:23}, {@code c3xe5}, a full or partial route. More than two
 * squares are always a route here, never a list of captured squares.
 */
final class PdnMoveText {
    private static final String STEPS = "-\u2010\u2013\u2014\u2212";
    private static final String CAPTURES = "xX:\u00D7";
    // No capture has so many landing squares; longer ones are no moves.
    private static final int MOST_SQUARES = 51;

    private final Board board;
    private final String text;
    private final List<Square> squares = new ArrayList<>();
    private Separator separator = Separator.NONE;
    private Optional<ParseFault> fault = Optional.empty();
    private int at;

    private PdnMoveText(Board board, String text) {
        this.board = board;
        this.text = text;
    }

    /** The move that is meant; offsets of a fault are within the text. */
    static ParseResult<Proposal> read(Board board, String text) {
        PdnMoveText reader = new PdnMoveText(board, text);
        reader.squares();
        if (reader.fault.isPresent()) {
            return new ParseResult.Unreadable<>(List.of(reader.fault.get()));
        }
        Proposal proposal = reader.squares.size() == 2
                ? new Proposal.Line(reader.squares, reader.separator)
                : new Proposal.Path(reader.squares);
        return new ParseResult.Read<>(proposal);
    }

    private void squares() {
        square();
        while (fault.isEmpty() && (at < text.length() || squares.size() < 2)) {
            separator();
            square();
        }
    }

    private void separator() {
        if (at >= text.length()) {
            return;
        }
        char c = text.charAt(at);
        if (STEPS.indexOf(c) >= 0) {
            separator = separator == Separator.CAPTURE ? separator : Separator.STEP;
            at++;
        } else if (CAPTURES.indexOf(c) >= 0) {
            separator = Separator.CAPTURE;
            at++;
        } else if (!Character.isLetter(c)) {
            fail(Code.UNEXPECTED_CHARACTER, at, 1, "- or x");
        }
    }

    private void square() {
        if (fault.isPresent()) {
            return;
        }
        int start = at;
        int column = column();
        int digits = at;
        int number = number();
        if (digits == at) {
            boolean end = at >= text.length();
            fail(end ? Code.UNEXPECTED_END : Code.UNEXPECTED_CHARACTER, at, end ? 0 : 1, "a square");
            return;
        }
        Optional<Square> square = column < 0 ? board.square(number) : board.at(board.size() - number, column);
        if (square.isEmpty()) {
            boolean inside = column >= 0 && column < board.size() && number >= 1 && number <= board.size();
            fail(inside ? Code.LIGHT_SQUARE : Code.SQUARE_OUT_OF_RANGE, start, at - start, "1-" + board.squareCount());
        } else if (squares.size() == MOST_SQUARES) {
            fail(Code.UNEXPECTED_CHARACTER, start, at - start, "a shorter move");
        }
        square.ifPresent(squares::add);
    }

    // The column of a square in letters, -1 for one in numbers.
    private int column() {
        char c = at < text.length() ? Character.toLowerCase(text.charAt(at)) : ' ';
        if (c < 'a' || c > 'j') {
            return -1;
        }
        at++;
        return c - 'a';
    }

    private int number() {
        int number = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            number = Math.min(1000, number * 10 + text.charAt(at++) - '0');
        }
        return number;
    }

    private void fail(Code code, int offset, int length, String expected) {
        fault = Optional.of(new ParseFault(code, offset, length, expected));
    }
}

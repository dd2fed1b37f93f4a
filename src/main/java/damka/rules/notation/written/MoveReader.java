package damka.rules.notation.written;

import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.moves.Illegality;
import damka.rules.moves.Proposal;
import damka.rules.moves.Separator;
import damka.rules.moves.UnreadMove;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import damka.rules.notation.written.MoveToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads one move as people write it, in Polish or English: {@code 32-28}, {@code 32 28}, {@code 3228}, {@code 32x23},
 * {@code 32:23}, {@code c3-d4}, {@code 1. 32-28!}, "32 to 28", "z 32 na 28", "bicie 37 na 8", full and partial routes, lists
 * of captured squares, ids of moves. Squares are numbers or letters with numbers on both boards (a1 is at the bottom left).
 *
 * <p>Digits written together are cut in two squares: four in the middle, three where only one cut gives two squares of the
 * board without a leading zero ({@code 105} is 10-5; {@code 116} may be 1-16 or 11-6 and is refused). A number before a full
 * stop at the beginning is a move number. Results ({@code 2-0}) are not known here: 0 is no square.
 */
public final class MoveReader {
    /** The longest text that is read, in UTF-16 characters. */
    public static final int LONGEST_TEXT = 4096;

    private static final int LONGEST_NUMBER = 3;
    private static final String SEPARATOR = "- or x";
    private static final String END = "end";

    private final Board board;
    private final String text;

    private MoveReader(Board board, String text) {
        this.board = board;
        this.text = text;
    }

    /** How the text reads, or where reading stopped: one fault, the first. */
    public static ParseResult<ReadMove> read(Board board, String text) {
        if (text.length() > LONGEST_TEXT) {
            return unreadable(new ParseFault(
                    Code.WRONG_LENGTH,
                    LONGEST_TEXT,
                    text.length() - LONGEST_TEXT,
                    "at most " + LONGEST_TEXT + " characters"));
        }
        return new MoveReader(board, text).read();
    }

    /** What {@link #read} could not read, as a reason why the move may not be played. */
    public static Illegality reason(String text, ParseFault fault) {
        int from = Math.min(fault.offset(), text.length());
        String part = text.substring(from, Math.min(from + fault.length(), text.length()));
        if (fault.code() == Code.SQUARE_OUT_OF_RANGE) {
            return new UnreadMove.SquareOutOfRange(part, fault.offset(), fault.length(), fault.expected());
        }
        return fault.code() == Code.LIGHT_SQUARE
                ? new UnreadMove.LightSquare(part, fault.offset(), fault.length())
                : new UnreadMove.MoveUnparseable(fault.offset(), fault.length(), fault.expected());
    }

    private ParseResult<ReadMove> read() {
        MoveParts parts = new MoveParts();
        for (MoveToken token : withoutMoveNumber(MoveLexer.tokens(text))) {
            if (!parts.take(token)) {
                return unreadable(unexpected(token, parts));
            }
        }
        List<MoveToken> named = parts.squares();
        if (named.size() == 1 && isCompact(named.get(0))) {
            return compact(named.get(0), parts.separator());
        }
        for (MoveToken token : named) {
            if (square(token).isEmpty()) {
                return unreadable(squareFault(token));
            }
        }
        if (parts.isOpen() || named.size() < 2) {
            return unreadable(new ParseFault(Code.UNEXPECTED_END, text.length(), 0, squaresOf(board)));
        }
        return parts.secondMove()
                .map(second -> unreadable(unexpectedAt(second, END)))
                .orElseGet(() -> line(named, parts.separator()));
    }

    // A number and full stops, or full stops alone where Black's move comes first.
    private static List<MoveToken> withoutMoveNumber(List<MoveToken> tokens) {
        boolean number = tokens.size() > 1 && tokens.get(0).kind() == Kind.NUMBER;
        int start = number && tokens.get(1).kind() == Kind.DOTS ? 2 : 0;
        while (start < tokens.size() && tokens.get(start).kind() == Kind.DOTS) {
            start++;
        }
        return tokens.subList(start, tokens.size());
    }

    private ParseFault unexpected(MoveToken token, MoveParts parts) {
        if (parts.hasEnded()) {
            return unexpectedAt(token, END);
        }
        boolean squareMissing = parts.squares().isEmpty() || parts.isOpen();
        return unexpectedAt(token, squareMissing ? squaresOf(board) : SEPARATOR);
    }

    private static ParseFault unexpectedAt(MoveToken token, String expected) {
        return new ParseFault(Code.UNEXPECTED_CHARACTER, token.offset(), token.length(), expected);
    }

    private ParseResult<ReadMove> line(List<MoveToken> named, Separator separator) {
        return line(
                separator,
                named.stream().flatMap(token -> square(token).stream()).toList());
    }

    private static ParseResult<ReadMove> line(Separator separator, List<Square> squares) {
        String sign = separator == Separator.CAPTURE ? "x" : "-";
        String interpretedAs = squares.stream().map(Square::toString).collect(Collectors.joining(sign));
        return new ParseResult.Read<>(new ReadMove(new Proposal.Line(squares, separator), interpretedAs));
    }

    private static boolean isCompact(MoveToken token) {
        return token.kind() == Kind.NUMBER && (token.length() == 3 || token.length() == 4);
    }

    private ParseResult<ReadMove> compact(MoveToken token, Separator separator) {
        List<List<Square>> cuts = new ArrayList<>();
        for (int cut = Math.max(1, token.length() - 2); cut <= 2; cut++) {
            cuts.add(cut(token, cut));
        }
        List<List<Square>> whole = cuts.stream().filter(cut -> cut.size() == 2).toList();
        if (whole.size() == 1) {
            return line(separator, whole.get(0));
        }
        if (whole.isEmpty()) {
            return unreadable(
                    new ParseFault(Code.SQUARE_OUT_OF_RANGE, token.offset(), token.length(), squaresOf(board)));
        }
        String either = whole.stream().map(cut -> cut.get(0) + "-" + cut.get(1)).collect(Collectors.joining(" or "));
        return unreadable(unexpectedAt(token, either));
    }

    // The two squares of this cut, or fewer. In an even cut a zero may lead: 0510.
    private List<Square> cut(MoveToken token, int cut) {
        String first = token.text().substring(0, cut);
        String second = token.text().substring(cut);
        boolean uneven = first.length() != second.length();
        boolean zero = uneven && (first.startsWith("0") || second.startsWith("0"));
        return zero
                ? List.of()
                : Stream.of(first, second)
                        .flatMap(digits -> board.square(Integer.parseInt(digits)).stream())
                        .toList();
    }

    private Optional<Square> square(MoveToken token) {
        if (token.kind() == Kind.NUMBER) {
            return board.square(value(token.text()));
        }
        return board.at(board.size() - rank(token), column(token));
    }

    private ParseFault squareFault(MoveToken token) {
        boolean inside = token.kind() == Kind.NAME
                && column(token) < board.size()
                && rank(token) >= 1
                && rank(token) <= board.size();
        return inside
                ? new ParseFault(Code.LIGHT_SQUARE, token.offset(), token.length(), "a dark square")
                : new ParseFault(Code.SQUARE_OUT_OF_RANGE, token.offset(), token.length(), squaresOf(board));
    }

    private static int column(MoveToken token) {
        return token.text().charAt(0) - 'a';
    }

    private static int rank(MoveToken token) {
        return value(token.text().substring(1));
    }

    // Numbers that are too long for any square are all the same.
    private static int value(String digits) {
        return digits.length() > LONGEST_NUMBER ? Integer.MAX_VALUE / 2 : Integer.parseInt(digits);
    }

    private static String squaresOf(Board board) {
        return board == Board.INTERNATIONAL ? "1-50" : "1-32 or a1-h8";
    }

    private static ParseResult<ReadMove> unreadable(ParseFault fault) {
        return new ParseResult.Unreadable<>(List.of(fault));
    }
}

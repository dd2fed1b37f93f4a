package damka.rules.notation.fen;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads FEN as it is met: {@code W:W31-50:BK3,K4-6,20}, the lists in either order, one of them empty or missing, blanks,
 * leading zeros, lower case, letters ({@code Wa1,Kc3}) in place of all numbers, counters {@code :H12:F34}, a closing full
 * stop, the whole tag {@code [FEN "..."]}. It never repairs; it names every fault. Work is linear in the text.
 */
public final class FenReader {
    private static final String SIDES = "W or B";
    private static final String FIELDS = "W, B, H or F";
    private static final String SQUARE = "a square";
    private static final int MOST_COUNTED = 9999;

    private final Board board;
    private final FenCursor in;
    private final FenPieces pieces;
    private final List<ParseFault> faults = new ArrayList<>();
    private final Set<FenWarning> warnings = EnumSet.noneOf(FenWarning.class);
    private final Set<Color> named = EnumSet.noneOf(Color.class);
    private Optional<Boolean> inLetters = Optional.empty();
    private OptionalInt halfMoves = OptionalInt.empty();
    private OptionalInt moveNumber = OptionalInt.empty();

    private FenReader(Board board, String text) {
        this.board = board;
        this.in = new FenCursor(text);
        this.pieces = new FenPieces();
    }

    /** What the text says, or every fault in it by offset. */
    public static ParseResult<FenText> read(Board board, String text) {
        return new FenReader(board, text).read();
    }

    private ParseResult<FenText> read() {
        if (!unwrap()) {
            return new ParseResult.Unreadable<>(faults);
        }
        if (in.dropLast('.')) {
            warnings.add(FenWarning.TRAILING_DOT);
        }
        Color side = sideToMove();
        while (!in.atEnd()) {
            in.skip();
            field();
        }
        checkLists();
        if (!faults.isEmpty()) {
            faults.sort(Comparator.comparingInt(ParseFault::offset));
            return new ParseResult.Unreadable<>(faults);
        }
        Setup setup = new Setup(board, side, pieces.placements());
        return new ParseResult.Read<>(
                new FenText(new SetupText(setup, pieces.places()), halfMoves, moveNumber, List.copyOf(warnings)));
    }

    // Narrows the cursor to what stands between the quotation marks; false where the tag is another one.
    private boolean unwrap() {
        if (!in.at('[')) {
            return true;
        }
        int start = in.offset();
        if (!in.enterQuotes("[FEN")) {
            fault(Code.UNEXPECTED_CHARACTER, start, 1, "[FEN \"...\"]");
            return false;
        }
        warnings.add(FenWarning.FEN_TAG_WRAPPER);
        in.closingFault().ifPresent(faults::add);
        return true;
    }

    private Color sideToMove() {
        if (in.atEnd()) {
            fault(Code.UNEXPECTED_END, in.offset(), 0, SIDES);
            return Color.WHITE;
        }
        Optional<Color> side = in.color();
        if (side.isEmpty()) {
            int start = in.offset();
            fault(Code.SIDE_TO_MOVE_UNKNOWN, start, Math.max(1, in.skipField()), SIDES);
            return Color.WHITE;
        }
        in.skip();
        refuseUpTo(":", false);
        return side.get();
    }

    private void field() {
        if (in.atEnd()) {
            fault(Code.UNEXPECTED_END, in.offset(), 0, FIELDS);
            return;
        }
        Optional<Color> color = in.color();
        if (color.isPresent()) {
            list(color.get());
        } else if (in.atLetter('H')) {
            halfMoves = counter(halfMoves);
        } else if (in.atLetter('F')) {
            moveNumber = counter(moveNumber);
        } else {
            int start = in.offset();
            fault(Code.UNEXPECTED_CHARACTER, start, Math.max(1, in.skipField()), FIELDS);
        }
    }

    private OptionalInt counter(OptionalInt before) {
        int start = in.offset();
        in.skip();
        if (before.isPresent()) {
            fault(Code.UNEXPECTED_CHARACTER, start, 1, "each counter once");
        }
        if (!in.atDigit()) {
            missing("a number");
            in.skipField();
            return OptionalInt.of(0);
        }
        int digits = in.offset();
        int value = in.number();
        if (value > MOST_COUNTED) {
            fault(Code.NUMBER_OUT_OF_RANGE, digits, in.lastNumberLength(), "0-" + MOST_COUNTED);
        }
        refuseUpTo(":", false);
        return OptionalInt.of(value);
    }

    private void list(Color color) {
        if (!named.add(color)) {
            fault(Code.SIDE_NAMED_TWICE, in.offset(), 1, "one list a colour");
        }
        in.skip();
        if (in.atFieldEnd()) {
            return;
        }
        entry(color);
        while (in.at(',')) {
            in.skip();
            entry(color);
        }
    }

    private void entry(Color color) {
        int start = in.offset();
        boolean king = in.atLetter('K');
        if (king) {
            in.skip();
        }
        Piece piece = Piece.of(color, king ? PieceKind.KING : PieceKind.MAN);
        if (in.atDigit()) {
            numbered(piece, start);
        } else if (in.atColumn()) {
            lettered(piece, start);
        } else {
            missing(SQUARE);
            in.skipEntry();
            return;
        }
        refuseUpTo(", or :", true);
    }

    private void numbered(Piece piece, int start) {
        sameKind(false, start);
        Optional<Square> first = square();
        if (!in.at('-')) {
            first.ifPresent(square -> pieces.add(square, piece, in.since(start)));
            return;
        }
        in.skip();
        if (!in.atDigit()) {
            missing(SQUARE);
            in.skipEntry();
            return;
        }
        Optional<Square> last = square();
        if (first.isPresent() && last.isPresent()) {
            range(first.get(), last.get(), piece, in.since(start));
        }
    }

    private void range(Square first, Square last, Piece piece, TextSpan place) {
        if (first.number() > last.number()) {
            fault(Code.RANGE_DESCENDING, place.offset(), place.length(), "the smaller square first");
        }
        for (int number = first.number(); number <= last.number(); number++) {
            board.square(number).ifPresent(square -> pieces.add(square, piece, place));
        }
    }

    private Optional<Square> square() {
        int start = in.offset();
        Optional<Square> square = board.square(in.number());
        if (square.isEmpty()) {
            fault(Code.SQUARE_OUT_OF_RANGE, start, in.lastNumberLength(), "1-" + board.squareCount());
        }
        return square;
    }

    private void lettered(Piece piece, int start) {
        sameKind(true, start);
        int letter = in.offset();
        int column = in.column();
        int row = board.size() - in.number();
        TextSpan place = in.since(letter);
        Optional<Square> square = board.at(row, column);
        square.ifPresent(found -> pieces.add(found, piece, in.since(start)));
        if (square.isEmpty()) {
            boolean inside = row >= 0 && row < board.size() && column < board.size();
            Code code = inside ? Code.LIGHT_SQUARE : Code.SQUARE_OUT_OF_RANGE;
            fault(code, place.offset(), place.length(), inside ? "a dark square" : corners());
        }
    }

    private String corners() {
        return board == Board.INTERNATIONAL ? "a1-j10" : "a1-h8";
    }

    // Numbers and letters in one text are more likely a slip (a stray colour letter) than meant.
    private void sameKind(boolean letters, int start) {
        if (inLetters.isEmpty()) {
            inLetters = Optional.of(letters);
        } else if (inLetters.get() != letters) {
            fault(Code.UNEXPECTED_CHARACTER, start, 1, "squares all in numbers or all in letters");
        }
    }

    private void checkLists() {
        if (named.isEmpty() && faults.isEmpty()) {
            fault(Code.UNEXPECTED_END, in.offset(), 0, ":W or :B");
        }
        if (named.size() == 1) {
            warnings.add(FenWarning.SIDE_MISSING);
        }
    }

    // What stands before the next separator is no part of what was read.
    private void refuseUpTo(String expected, boolean inList) {
        int start = in.offset();
        int length = inList ? in.skipEntry() : in.skipField();
        if (length > 0) {
            fault(Code.UNEXPECTED_CHARACTER, start, length, expected);
        }
    }

    private void missing(String expected) {
        Code code = in.atEnd() ? Code.UNEXPECTED_END : Code.UNEXPECTED_CHARACTER;
        fault(code, in.offset(), in.atEnd() ? 0 : 1, expected);
    }

    private void fault(Code code, int offset, int length, String expected) {
        faults.add(new ParseFault(code, offset, length, expected));
    }
}

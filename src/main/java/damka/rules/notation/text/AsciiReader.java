package damka.rules.notation.text;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.notation.hub.HubLetters;
import damka.rules.position.Placement;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Reads a picture of a position: a line a row from the top, lines without a character left out. Blanks mean nothing. A row is
 * either its dark squares alone or all its squares, light ones marked as empty. Pieces are {@code w b W B}; an empty square is
 * a full stop, {@code -}, {@code _} or {@code e}.
 */
public final class AsciiReader {
    private static final String EMPTY = ".-_e";

    // One character of a row that is no blank.
    private record Mark(char letter, int offset) {}

    private final Board board;
    private final List<Placement> placements = new ArrayList<>();
    private final List<TextSpan> places = new ArrayList<>();
    private final List<ParseFault> faults = new ArrayList<>();

    private AsciiReader(Board board) {
        this.board = board;
    }

    /** What the picture shows, or every fault in it by offset. */
    public static ParseResult<SetupText> read(Board board, Color sideToMove, String text) {
        AsciiReader reader = new AsciiReader(board);
        reader.rows(rows(text), text.length());
        if (!reader.faults.isEmpty()) {
            reader.faults.sort(Comparator.comparingInt(ParseFault::offset));
            return new ParseResult.Unreadable<>(reader.faults);
        }
        Setup setup = new Setup(board, sideToMove, reader.placements);
        return new ParseResult.Read<>(new SetupText(setup, reader.places));
    }

    private static List<List<Mark>> rows(String text) {
        List<List<Mark>> rows = new ArrayList<>();
        List<Mark> row = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean lineEnd = c == '\n' || c == '\r';
            if (!lineEnd && !Character.isWhitespace(c)) {
                row.add(new Mark(c, i));
            } else if (lineEnd && !row.isEmpty()) {
                rows.add(row);
                row = new ArrayList<>();
            }
        }
        if (!row.isEmpty()) {
            rows.add(row);
        }
        return rows;
    }

    private void rows(List<List<Mark>> rows, int end) {
        int size = board.size();
        for (int i = 0; i < Math.min(size, rows.size()); i++) {
            row(i, rows.get(i));
        }
        if (rows.size() != size) {
            int place = rows.size() > size ? rows.get(size).get(0).offset() : end;
            faults.add(new ParseFault(Code.WRONG_LENGTH, place, end - place, size + " rows"));
        }
    }

    private void row(int row, List<Mark> marks) {
        boolean whole = marks.size() == board.size();
        if (!whole && marks.size() != board.size() / 2) {
            int first = marks.get(0).offset();
            int length = marks.get(marks.size() - 1).offset() + 1 - first;
            faults.add(new ParseFault(
                    Code.WRONG_LENGTH, first, length, board.size() / 2 + " or " + board.size() + " squares"));
            return;
        }
        for (int i = 0; i < marks.size(); i++) {
            int column = whole ? i : 2 * i + 1 - row % 2;
            square(row, column, marks.get(i));
        }
    }

    private void square(int row, int column, Mark mark) {
        if (EMPTY.indexOf(mark.letter()) >= 0) {
            return;
        }
        if (!HubLetters.known(mark.letter())) {
            faults.add(new ParseFault(Code.UNEXPECTED_CHARACTER, mark.offset(), 1, "w, b, W, B or a full stop"));
        } else if (board.at(row, column).isEmpty()) {
            faults.add(new ParseFault(Code.LIGHT_SQUARE, mark.offset(), 1, "a dark square"));
        } else {
            HubLetters.piece(mark.letter())
                    .flatMap(piece -> board.at(row, column).map(square -> new Placement(square, piece)))
                    .ifPresent(placements::add);
            places.add(new TextSpan(mark.offset(), 1));
        }
    }
}

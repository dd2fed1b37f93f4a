package damka.rules.notation.text;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.position.Placement;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.List;

/** Reads the list of what stands on the squares: letters {@code w b W B e} or the words of {@link SquareWords}. */
public final class ArrayReader {
    private ArrayReader() {}

    /** What the list says, or every fault in it; offsets are indices of entries. */
    public static ParseResult<SetupText> read(Board board, Color sideToMove, List<String> entries) {
        List<ParseFault> faults = faults(board, entries);
        if (!faults.isEmpty()) {
            return new ParseResult.Unreadable<>(faults);
        }
        List<Placement> placements = new ArrayList<>();
        List<TextSpan> places = new ArrayList<>();
        for (Square square : board.squares()) {
            int index = square.number() - 1;
            SquareWords.piece(entries.get(index)).ifPresent(piece -> {
                placements.add(new Placement(square, piece));
                places.add(new TextSpan(index, 1));
            });
        }
        return new ParseResult.Read<>(new SetupText(new Setup(board, sideToMove, placements), places));
    }

    private static List<ParseFault> faults(Board board, List<String> entries) {
        int count = board.squareCount();
        List<ParseFault> faults = new ArrayList<>();
        for (int i = 0; i < Math.min(count, entries.size()); i++) {
            if (!SquareWords.known(entries.get(i))) {
                faults.add(new ParseFault(
                        Code.UNEXPECTED_CHARACTER, i, 1, "empty, whiteMan, whiteKing, blackMan, blackKing"));
            }
        }
        if (entries.size() != count) {
            int extra = Math.max(0, entries.size() - count);
            faults.add(new ParseFault(Code.WRONG_LENGTH, entries.size() - extra, extra, count + " entries"));
        }
        return faults;
    }
}

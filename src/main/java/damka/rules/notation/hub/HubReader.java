package damka.rules.notation.hub;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.position.Placement;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads the Hub string; blanks around it are let through, nothing else is. */
public final class HubReader {
    private HubReader() {}

    /** What the text says, or every fault in it by offset. */
    public static ParseResult<SetupText> read(Board board, String text) {
        int start = text.length() - text.stripLeading().length();
        String hub = text.strip();
        List<ParseFault> faults = faults(board, hub, start);
        if (!faults.isEmpty()) {
            return new ParseResult.Unreadable<>(faults);
        }
        List<Placement> placements = new ArrayList<>();
        List<TextSpan> places = new ArrayList<>();
        for (int i = 1; i < hub.length(); i++) {
            int number = i;
            HubLetters.piece(hub.charAt(i))
                    .flatMap(piece -> board.square(number).map(square -> new Placement(square, piece)))
                    .ifPresent(placement -> {
                        placements.add(placement);
                        places.add(new TextSpan(start + number, 1));
                    });
        }
        Color side = hub.charAt(0) == 'W' ? Color.WHITE : Color.BLACK;
        return new ParseResult.Read<>(new SetupText(new Setup(board, side, placements), places));
    }

    private static List<ParseFault> faults(Board board, String hub, int start) {
        int length = board.squareCount() + 1;
        List<ParseFault> faults = new ArrayList<>();
        if (hub.isEmpty() || (hub.charAt(0) != 'W' && hub.charAt(0) != 'B')) {
            faults.add(new ParseFault(Code.SIDE_TO_MOVE_UNKNOWN, start, Math.min(1, hub.length()), "W or B"));
        }
        for (int i = 1; i < Math.min(hub.length(), length); i++) {
            if (!HubLetters.known(hub.charAt(i))) {
                faults.add(new ParseFault(Code.UNEXPECTED_CHARACTER, start + i, 1, HubLetters.ALL));
            }
        }
        if (hub.length() != length) {
            int extra = Math.max(0, hub.length() - length);
            int place = start + hub.length() - extra;
            faults.add(new ParseFault(Code.WRONG_LENGTH, place, extra, length + " characters"));
        }
        faults.sort(Comparator.comparingInt(ParseFault::offset));
        return faults;
    }
}

package damka.api.mapping;

import damka.api.dto.PositionFormatName;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Expected;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.notation.text.PositionText;
import damka.rules.notation.token.PositionToken;
import damka.rules.position.Position;
import damka.rules.position.PositionFault;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Positions as callers give them, in any notation. */
final class Positions {
    private static final String SMALL_BOARD_TOKEN = "b";
    private static final Pattern TOKEN = Pattern.compile("[ib][A-Za-z0-9_-]{4,40}");

    private Positions() {}

    /** The board of this variant; of the token, where the text is one and no variant is named. */
    static Board board(@Nullable String variant, @Nullable String text, String pointer) {
        if (variant == null && text != null && isToken(text)) {
            return text.strip().startsWith(SMALL_BOARD_TOKEN) ? Board.BRAZILIAN : Board.INTERNATIONAL;
        }
        return Variants.board(variant, pointer);
    }

    /** Whether the text looks like a position token. */
    static boolean isToken(String text) {
        return TOKEN.matcher(text.strip()).matches();
    }

    /** The text in the notation that it is most likely meant in. */
    static ReadPosition read(Board board, String text, String pointer) {
        if (isToken(text)) {
            return token(board, text, pointer);
        }
        return ReadPosition.of(readable(PositionText.detect(board, Color.WHITE, text), board, text, pointer));
    }

    /** The position of a token. */
    static ReadPosition token(Board board, String text, String pointer) {
        Setup setup = readable(PositionToken.read(text.strip()), board, text, pointer);
        if (setup.board() != board) {
            throw new BadInput(
                    ProblemType.MALFORMED_NOTATION,
                    Fault.at(pointer, "TOKEN_OF_OTHER_VARIANT")
                            .with("variant", setup.board().id()));
        }
        List<TextSpan> places = setup.placements().stream()
                .map(piece -> new TextSpan(0, text.length()))
                .toList();
        return ReadPosition.of(PositionFormatName.token, new SetupText(setup, places));
    }

    /** What was read, or the problem of not being able to. */
    static <T> T readable(ParseResult<T> result, Board board, String text, String pointer) {
        return result.fold(read -> read, faults -> {
            throw unreadable(faults, board, text, pointer);
        });
    }

    private static BadInput unreadable(List<ParseFault> faults, Board board, String text, String pointer) {
        List<Fault> entries = new ArrayList<>();
        for (ParseFault fault : faults) {
            entries.add(fault(fault, board, text).at(pointer));
        }
        return new BadInput(ProblemType.MALFORMED_NOTATION, entries, Map.of());
    }

    static Fault fault(ParseFault fault, Board board, String text) {
        int end = Math.min(text.length(), fault.offset() + fault.length());
        String found = text.substring(Math.min(fault.offset(), end), end);
        return Fault.of(fault.code().name())
                .with("text", found)
                .with("size", board.size())
                .with("expected", new Expected(fault.expected()))
                .expecting(fault.expected())
                .in(text, fault.offset(), fault.length());
    }

    /** The position, or the problem of its faults. */
    static Position sound(SetupText read, boolean strict, Optional<String> text, String pointer) {
        Setup.Admission admission = strict ? Setup.Admission.GAME : Setup.Admission.COMPOSED;
        return read.setup().check(admission).fold(position -> position, faults -> {
            throw illegal(faults, read, text, pointer);
        });
    }

    private static BadInput illegal(List<PositionFault> faults, SetupText read, Optional<String> text, String pointer) {
        List<Fault> entries = new ArrayList<>();
        for (PositionFault fault : faults) {
            entries.add(placed(fault(fault), read.placeOf(fault), text, pointer));
        }
        return new BadInput(ProblemType.ILLEGAL_POSITION, entries, Map.of());
    }

    // In an array the place is the index of an entry, not of a character.
    private static Fault placed(Fault fault, Optional<TextSpan> span, Optional<String> text, String pointer) {
        if (span.isEmpty()) {
            return fault.at(pointer);
        }
        TextSpan place = span.get();
        return text.map(written -> fault.at(pointer).in(written, place.offset(), place.length()))
                .orElseGet(() -> fault.at(pointer + "/" + place.offset()));
    }

    private static Fault fault(PositionFault fault) {
        return fault.fold(
                many -> Fault.of("TOO_MANY_PIECES")
                        .with("color", word(many.color()))
                        .with("count", many.count())
                        .with("limit", many.limit())
                        .expecting("0-" + many.limit()),
                man -> Fault.of("MAN_ON_PROMOTION_ROW")
                        .with("color", word(man.color()))
                        .with("square", man.square().number()),
                twice -> Fault.of("SQUARE_NAMED_TWICE")
                        .with("square", twice.square().number()));
    }

    private static String word(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}

package damka.rules.notation.text;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.ParseResult;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.notation.fen.FenReader;
import damka.rules.notation.fen.FenText;
import damka.rules.notation.fen.FenWarning;
import damka.rules.notation.hub.HubReader;
import damka.rules.notation.token.PositionToken;
import damka.rules.position.Setup;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * A position read from text in whichever notation.
 *
 * @param format the notation it was read in
 * @param text the pieces and where the text names them
 * @param halfMoves the counter {@code :H} of a FEN; empty in other notations
 * @param moveNumber the counter {@code :F} of a FEN; empty in other notations
 * @param warnings what is unusual in it; only a FEN has any
 */
public record PositionText(
        PositionFormat format,
        SetupText text,
        OptionalInt halfMoves,
        OptionalInt moveNumber,
        List<FenWarning> warnings) {
    public PositionText {
        warnings = List.copyOf(warnings);
    }

    /** The pieces and the side to move, perhaps impossible. */
    public Setup setup() {
        return text.setup();
    }

    /**
     * Reads a text in one notation; an array is no text, see {@link ArrayReader}.
     *
     * @param sideToMove who moves where the notation does not say it
     */
    public static ParseResult<PositionText> read(PositionFormat format, Board board, Color sideToMove, String text) {
        return switch (format) {
            case FEN -> FenReader.read(board, text).map(PositionText::of);
            case HUB -> HubReader.read(board, text).map(setup -> of(format, setup));
            case ASCII -> AsciiReader.read(board, sideToMove, text).map(setup -> of(format, setup));
            case TOKEN -> token(board, text);
            case ARRAY -> new ParseResult.Unreadable<>(List.of(noList(board, text)));
        };
    }

    /** Reads a text in the notation that it is most likely meant in. */
    public static ParseResult<PositionText> detect(Board board, Color sideToMove, String text) {
        return read(PositionFormat.of(board, text), board, sideToMove, text);
    }

    private static ParseResult<PositionText> token(Board board, String text) {
        int start = text.length() - text.stripLeading().length();
        String token = text.strip();
        return PositionToken.read(token)
                .fold(
                        setup -> setup.board() == board
                                ? new ParseResult.Read<>(
                                        of(PositionFormat.TOKEN, placed(setup, new TextSpan(start, token.length()))))
                                : new ParseResult.Unreadable<>(List.of(new ParseFault(
                                        Code.UNKNOWN_VERSION, start, 1, "a token of the " + board.id() + " board"))),
                        faults -> new ParseResult.Unreadable<>(faults.stream()
                                .map(fault -> fault.movedBy(start))
                                .toList()));
    }

    private static SetupText placed(Setup setup, TextSpan all) {
        return new SetupText(setup, Collections.nCopies(setup.placements().size(), all));
    }

    private static ParseFault noList(Board board, String text) {
        return new ParseFault(
                Code.UNEXPECTED_CHARACTER, 0, text.length(), "a list of " + board.squareCount() + " entries");
    }

    private static PositionText of(PositionFormat format, SetupText text) {
        return new PositionText(format, text, OptionalInt.empty(), OptionalInt.empty(), List.of());
    }

    private static PositionText of(FenText fen) {
        return new PositionText(PositionFormat.FEN, fen.text(), fen.halfMoves(), fen.moveNumber(), fen.warnings());
    }
}

package damka.api.mapping;

import damka.api.dto.PieceCounts;
import damka.api.dto.PositionDetails;
import damka.api.dto.PositionFormatName;
import damka.api.dto.PositionInput;
import damka.api.dto.PositionsRequest;
import damka.api.dto.PositionsResponse;
import damka.api.dto.SideCounts;
import damka.api.dto.WarningResponse;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Expected;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.notation.ParseFault;
import damka.rules.notation.SetupText;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.hub.HubWriter;
import damka.rules.notation.text.ArrayReader;
import damka.rules.notation.text.ArrayWriter;
import damka.rules.notation.text.AsciiWriter;
import damka.rules.notation.text.PositionFormat;
import damka.rules.notation.text.PositionText;
import damka.rules.notation.text.SquareWords;
import damka.rules.notation.token.PositionToken;
import damka.rules.position.Position;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Positions in any notation, checked, and told in all of them. */
@ApplicationScoped
public class PositionsAnswer {
    private static final String POINTER = "#/input";

    private final Messages messages;
    private final PositionWords words;

    /** In these words. */
    public PositionsAnswer(Messages messages, PositionWords words) {
        this.messages = messages;
        this.words = words;
    }

    /** The answer to this request. */
    public PositionsResponse answer(PositionsRequest request, Language language) {
        PositionInput input = request.input();
        if (input == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at(POINTER, "MISSING_MEMBER"));
        }
        Board board = Positions.board(request.variant(), input.text(), "#/variant");
        ReadPosition read = read(request, input, board);
        boolean strict = !Boolean.FALSE.equals(request.strict());
        Position position = Positions.sound(read.text(), strict, Optional.ofNullable(input.text()), POINTER);
        return new PositionsResponse(
                read.format(),
                true,
                read.warnings().stream()
                        .map(warning -> new WarningResponse(
                                warning.name(), messages.text(language, "warning." + warning.name())))
                        .toList(),
                details(position),
                words.description(position, language));
    }

    private static ReadPosition read(PositionsRequest request, PositionInput input, Board board) {
        Color side = request.sideToMove() == null ? Color.WHITE : Words.color(request.sideToMove());
        PositionFormatName format = request.format() == null ? PositionFormatName.auto : request.format();
        List<String> array = input.array();
        if (array != null) {
            refuseUnless(format == PositionFormatName.auto || format == PositionFormatName.array);
            return ReadPosition.of(PositionFormatName.array, array(board, side, array));
        }
        String text = input.text() == null ? "" : input.text();
        return switch (format) {
            case auto ->
                Positions.isToken(text)
                        ? Positions.token(board, text, POINTER)
                        : text(PositionFormat.of(board, text), board, side, text);
            case fen -> text(PositionFormat.FEN, board, side, text);
            case hub -> text(PositionFormat.HUB, board, side, text);
            case ascii -> text(PositionFormat.ASCII, board, side, text);
            case token -> Positions.token(board, text, POINTER);
            case array -> {
                refuseUnless(false);
                yield text(PositionFormat.ARRAY, board, side, text);
            }
        };
    }

    private static void refuseUnless(boolean fits) {
        if (!fits) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at("#/format", "FORMAT_OF_OTHER_INPUT"));
        }
    }

    private static ReadPosition text(PositionFormat format, Board board, Color side, String text) {
        return ReadPosition.of(Positions.readable(PositionText.read(format, board, side, text), board, text, POINTER));
    }

    private static SetupText array(Board board, Color side, List<String> entries) {
        return ArrayReader.read(board, side, entries).fold(read -> read, faults -> {
            throw new BadInput(
                    ProblemType.MALFORMED_NOTATION,
                    faults.stream().map(fault -> entry(fault, entries)).toList(),
                    Map.of());
        });
    }

    private static Fault entry(ParseFault fault, List<String> entries) {
        boolean inside = fault.offset() < entries.size();
        return Fault.at(
                        inside ? POINTER + "/" + fault.offset() : POINTER,
                        fault.code().name())
                .with("text", inside ? entries.get(fault.offset()) : "")
                .with("expected", new Expected(fault.expected()))
                .expecting(fault.expected());
    }

    private static PositionDetails details(Position position) {
        return new PositionDetails(
                FenWriter.write(position),
                HubWriter.write(position),
                PositionToken.write(position),
                AsciiWriter.write(position),
                ArrayWriter.write(position),
                GameView.key(position),
                Words.side(position.sideToMove()),
                board(position, square -> Integer.toString(square.number())),
                position.board() == Board.BRAZILIAN ? board(position, Square::algebraic) : null,
                new PieceCounts(counts(position, Color.WHITE), counts(position, Color.BLACK)));
    }

    private static Map<String, String> board(Position position, Function<Square, String> name) {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (Square square : position.board().squares()) {
            position.at(square).ifPresent(piece -> pieces.put(name.apply(square), SquareWords.word(piece)));
        }
        return pieces;
    }

    private static SideCounts counts(Position position, Color color) {
        return new SideCounts(position.count(color, PieceKind.MAN), position.count(color, PieceKind.KING));
    }
}

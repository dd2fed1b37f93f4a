package damka.api.mapping;

import damka.api.dto.BoardRequest;
import damka.api.dto.BoardStyleName;
import damka.api.dto.BoardTextRequest;
import damka.api.dto.Side;
import damka.api.dto.SquareInput;
import damka.api.ops.ServiceConfig;
import damka.api.picture.BoardPicture;
import damka.api.picture.BoardPicture.Arrow;
import damka.api.picture.BoardPng;
import damka.api.picture.BoardSvg;
import damka.api.picture.BoardText;
import damka.api.picture.Coordinates;
import damka.api.picture.Theme;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.Position;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Pictures and boards of text of positions in addresses. Nothing is guessed: what cannot be drawn is refused by name. */
@ApplicationScoped
public class Boards {
    private static final Pattern SQUARE = Pattern.compile("[a-jA-J]?\\d{1,3}");
    private static final String STEP_OR_CAPTURE = "31-27, 13x24";

    private final Messages messages;
    private final PositionWords words;
    private final ServiceConfig.Answer limits;

    /** In these words, within the limits of the configuration. */
    public Boards(Messages messages, PositionWords words, ServiceConfig config) {
        this.messages = messages;
        this.words = words;
        this.limits = config.answer();
    }

    /** The picture as SVG. */
    public String svg(String position, BoardRequest request, Language language) {
        return BoardSvg.draw(picture(position, request, language), size(request));
    }

    /** The picture as PNG. Takes milliseconds of CPU. */
    public byte[] png(String position, BoardRequest request, Language language) {
        return BoardPng.rasterise(svg(position, request, language), size(request));
    }

    /** The board as text. */
    public String text(String input, BoardTextRequest request, Language language) {
        Position position = position(input, request.variant(), request.strict());
        Color bottom = bottom(request.orientation());
        BoardStyleName style = request.style() == null
                ? BoardStyleName.ascii
                : Query.name(BoardStyleName.class, "style", request.style());
        return switch (style) {
            case ascii -> BoardText.ascii(position, bottom);
            case emoji -> BoardText.emoji(position, bottom) + legend(position, language);
            case speech -> words.description(position, language) + "\n";
        };
    }

    // A chat shows nothing but the text, so it has to say whose turn it is, and what the hearts are.
    private String legend(Position position, Language language) {
        boolean kings = position.count(Color.WHITE, PieceKind.KING) + position.count(Color.BLACK, PieceKind.KING) > 0;
        String turn = words.turn(position, language) + "\n";
        return kings ? turn + messages.text(language, "board.kings") + "\n" : turn;
    }

    private int size(BoardRequest request) {
        return (int) Limits.within(
                Query.number("size", request.size()),
                limits.minImageSize(),
                limits.maxImageSize(),
                limits.defaultImageSize(),
                "#/size");
    }

    private BoardPicture picture(String input, BoardRequest request, Language language) {
        Position position = position(input, request.variant(), request.strict());
        Board board = position.board();
        return new BoardPicture(
                position,
                bottom(request.orientation()),
                choice("theme", request.theme(), Theme.CLASSIC, Theme::byId, Theme.values(), Theme::id),
                choice(
                        "coords",
                        request.coords(),
                        Coordinates.NUMBERS,
                        Coordinates::byId,
                        Coordinates.values(),
                        Coordinates::id),
                lastMove(board, request.last()),
                squares(board, "legal", request.legal()),
                squares(board, "marks", request.marks()),
                arrows(board, request.arrows()),
                title(position, language),
                description(position, request.last(), language),
                language.tag());
    }

    private static Position position(String input, @Nullable String variant, @Nullable String strict) {
        Board board = Positions.board(variant, input, "#/variant");
        ReadPosition read = Positions.read(board, input, "#/position");
        boolean ofGame = !Boolean.FALSE.equals(Query.truth("strict", strict));
        return Positions.sound(read.text(), ofGame, Optional.of(input), "#/position");
    }

    private String title(Position position, Language language) {
        return messages.text(
                language,
                "board.title",
                Map.of("size", position.board().size(), "turn", words.turn(position, language)));
    }

    private String description(Position position, @Nullable String last, Language language) {
        String description = words.description(position, language);
        return last == null
                ? description
                : messages.text(language, "board.lastMove", Map.of("position", description, "move", last));
    }

    private static Color bottom(@Nullable String orientation) {
        return orientation == null ? Color.WHITE : Words.color(Query.name(Side.class, "orientation", orientation));
    }

    private static <E> E choice(
            String parameter,
            @Nullable String value,
            E byDefault,
            Function<String, Optional<E>> byId,
            E[] all,
            Function<E, String> id) {
        if (value == null) {
            return byDefault;
        }
        String known = Arrays.stream(all).map(id).collect(Collectors.joining(", "));
        return byId.apply(value).orElseThrow(() -> refused(parameter, "NOT_ONE_OF", value, known));
    }

    private static List<Square> squares(Board board, String parameter, @Nullable String value) {
        List<SquareInput> inputs = Query.squares(value);
        List<Square> squares = inputs == null ? List.of() : Squares.read(board, inputs, "#/" + parameter);
        Set<Square> seen = new HashSet<>();
        for (Square square : squares) {
            if (!seen.add(square)) {
                throw new BadInput(
                        ProblemType.INVALID_PARAMETER,
                        Fault.parameter(parameter, "SQUARE_NAMED_TWICE").with("square", square.number()));
            }
        }
        return squares;
    }

    // The squares of the move, each once: a capture may come back to where it was.
    private static List<Square> lastMove(Board board, @Nullable String move) {
        if (move == null) {
            return List.of();
        }
        if (!move.contains("x")) {
            return ends(board, "last", move, "NOT_A_MOVE_TEXT", STEP_OR_CAPTURE);
        }
        List<String> names = List.of(move.split("x", -1));
        if (!areSquares(names)) {
            throw refused("last", "NOT_A_MOVE_TEXT", move, STEP_OR_CAPTURE);
        }
        return named(board, "last", names).stream().distinct().toList();
    }

    private static List<Arrow> arrows(Board board, @Nullable String value) {
        if (value == null || value.isEmpty()) {
            return List.of();
        }
        List<Arrow> arrows = new ArrayList<>();
        for (String part : value.split(",", -1)) {
            List<Square> ends = ends(board, "arrows", part, "NOT_AN_ARROW", "31-27");
            arrows.add(new Arrow(ends.get(0), ends.get(1)));
        }
        return arrows.stream().distinct().toList();
    }

    private static List<Square> ends(Board board, String parameter, String text, String code, String expected) {
        List<String> names = List.of(text.split("-", -1));
        if (names.size() != 2 || !areSquares(names)) {
            throw refused(parameter, code, text, expected);
        }
        List<Square> ends = named(board, parameter, names);
        if (ends.get(0).equals(ends.get(1))) {
            throw refused(parameter, code, text, expected);
        }
        return ends;
    }

    private static boolean areSquares(List<String> names) {
        return names.stream().allMatch(name -> SQUARE.matcher(name).matches());
    }

    private static List<Square> named(Board board, String parameter, List<String> names) {
        return Squares.read(board, names.stream().map(SquareInput::new).toList(), "#/" + parameter);
    }

    private static BadInput refused(String parameter, String code, String text, String expected) {
        return new BadInput(
                ProblemType.INVALID_PARAMETER,
                Fault.parameter(parameter, code).with("text", text).expecting(expected));
    }
}

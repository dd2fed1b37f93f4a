package damka.api.mapping;

import damka.api.dto.MoveInput;
import damka.api.dto.SquareInput;
import damka.rules.board.Board;
import damka.rules.board.Square;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How squares are named in a sentence: as the caller named them. Facts for programs stay numbers.
 *
 * @param board whose squares they are
 * @param letters {@code a1} rather than a number
 */
record SquareNames(Board board, boolean letters) {
    private static final Pattern LETTER_AND_NUMBER = Pattern.compile("(?<![a-zA-Z])[a-jA-J]\\d");
    private static final Set<String> SQUARES =
            Set.of("square", "from", "to", "next", "victim", "blocker", "first", "second");
    private static final String ROUTE = "route";

    /** In numbers. */
    static SquareNames numbers(Board board) {
        return new SquareNames(board, false);
    }

    /** As in this text of a move. */
    static SquareNames asIn(Board board, String written) {
        return new SquareNames(board, LETTER_AND_NUMBER.matcher(written).find());
    }

    /** As in this move. */
    static SquareNames asIn(Board board, MoveInput input) {
        String written = Stream.of(
                        Stream.ofNullable(input.text()), names(input.from()), names(input.to()), names(input.path()))
                .flatMap(Function.identity())
                .collect(Collectors.joining(" "));
        return asIn(board, written);
    }

    private static Stream<String> names(@Nullable SquareInput square) {
        return Stream.ofNullable(square).map(SquareInput::text);
    }

    private static Stream<String> names(@Nullable List<SquareInput> squares) {
        return Stream.ofNullable(squares).flatMap(List::stream).map(SquareInput::text);
    }

    /** Arguments of a sentence with the squares among them named so. */
    Map<String, Object> in(Map<String, Object> arguments) {
        if (!letters) {
            return arguments;
        }
        Map<String, Object> named = new LinkedHashMap<>(arguments);
        named.replaceAll((name, argument) -> {
            if (SQUARES.contains(name)) {
                return argument instanceof List<?> several
                        ? several.stream().map(this::name).toList()
                        : name(argument);
            }
            return name.equals(ROUTE) ? route(argument.toString()) : argument;
        });
        return named;
    }

    private String route(String numbers) {
        return Arrays.stream(numbers.split("x")).map(this::name).collect(Collectors.joining("x"));
    }

    private String name(Object number) {
        return board.square(Integer.parseInt(number.toString()))
                .map(Square::algebraic)
                .orElseGet(number::toString);
    }
}

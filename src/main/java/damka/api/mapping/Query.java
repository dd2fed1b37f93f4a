package damka.api.mapping;

import damka.api.dto.GameInput;
import damka.api.dto.GameQuery;
import damka.api.dto.SquareInput;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Query parameters as members of requests: GET and POST of an operation share all that comes after. */
public final class Query {
    private static final String INTEGER = "-?\\d{1,18}";

    private Query() {}

    /** The game of these parameters. */
    public static GameInput game(GameQuery given) {
        if (given.fen() == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.parameter("fen", "MISSING_MEMBER"));
        }
        return new GameInput(
                given.variant(),
                given.ruleset(),
                given.fen(),
                null,
                null,
                null,
                truth("strict", given.strict()),
                null,
                null,
                null);
    }

    /** A list of squares, separated by commas; empty where the value is. */
    public static @Nullable List<SquareInput> squares(@Nullable String value) {
        if (value == null) {
            return null;
        }
        List<SquareInput> squares = new ArrayList<>();
        for (String part : parts(value)) {
            squares.add(new SquareInput(part));
        }
        return squares;
    }

    /** A list of names, separated by commas. */
    public static <E extends Enum<E>> @Nullable List<E> names(Class<E> type, String parameter, @Nullable String value) {
        return value == null
                ? null
                : parts(value).stream().map(part -> name(type, parameter, part)).toList();
    }

    /** One of the names of an enum. */
    public static <E extends Enum<E>> E name(Class<E> type, String parameter, String value) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(value)) {
                return constant;
            }
        }
        String known = Arrays.stream(type.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", "));
        throw new BadInput(
                ProblemType.INVALID_PARAMETER,
                Fault.parameter(parameter, "NOT_ONE_OF").with("text", value).expecting(known));
    }

    /** One of the names of an enum, or none. */
    public static <E extends Enum<E>> @Nullable E optionalName(
            Class<E> type, String parameter, @Nullable String value) {
        return value == null ? null : name(type, parameter, value);
    }

    /** A whole number. */
    public static @Nullable Long number(String parameter, @Nullable String value) {
        if (value == null) {
            return null;
        }
        if (!value.matches(INTEGER)) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.parameter(parameter, "NOT_A_NUMBER")
                            .with("text", value)
                            .expecting("integer"));
        }
        return Long.valueOf(value);
    }

    /** A small whole number; what does not fit becomes the greatest one, which every limit refuses. */
    public static @Nullable Integer smallNumber(String parameter, @Nullable String value) {
        Long number = number(parameter, value);
        if (number == null) {
            return null;
        }
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number));
    }

    /** true or false. */
    static @Nullable Boolean truth(String parameter, @Nullable String value) {
        if (value == null) {
            return null;
        }
        if (!value.equals("true") && !value.equals("false")) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.parameter(parameter, "NOT_ONE_OF").with("text", value).expecting("true, false"));
        }
        return Boolean.valueOf(value);
    }

    private static List<String> parts(String value) {
        return value.isEmpty() ? List.of() : List.of(value.split(",", -1));
    }
}

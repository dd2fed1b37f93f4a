package damka.rules.moves;

import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.position.Route;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Facts of a reason by name, in the order given: numbers, and words that are no sentences. */
final class Facts {
    private final Map<String, Object> byName = new LinkedHashMap<>();

    static Facts of(String name, Square square) {
        return new Facts().and(name, square);
    }

    static Facts of(String name, int number) {
        return new Facts().and(name, number);
    }

    static Facts of(String name, String word) {
        return new Facts().and(name, word);
    }

    /** Where in the text as received, in UTF-16 characters. */
    static Facts place(int offset, int length) {
        return of("offset", offset).and("length", length);
    }

    Facts and(String name, Square square) {
        return and(name, square.number());
    }

    Facts and(String name, int number) {
        byName.put(name, number);
        return this;
    }

    Facts and(String name, String word) {
        byName.put(name, word);
        return this;
    }

    Facts and(String name, List<Square> squares) {
        byName.put(name, squares.stream().map(Square::number).toList());
        return this;
    }

    /** Whose piece it is and of which kind: {@code color}, {@code piece}. */
    Facts and(Piece piece) {
        return and("color", word(piece.color())).and("piece", word(piece.kind()));
    }

    /** A route as text: {@code 37x28x17x8}. */
    Facts and(String name, Route route) {
        return and(name, route.squares().stream().map(Square::toString).collect(Collectors.joining("x")));
    }

    static String word(Color color) {
        return word((Enum<?>) color);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    Map<String, Object> map() {
        return Collections.unmodifiableMap(byName);
    }
}

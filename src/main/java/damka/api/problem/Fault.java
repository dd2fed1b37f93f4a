package damka.api.problem;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with a request, before it is put into words.
 *
 * @param code stable name
 * @param key of its text
 * @param pointer JSON pointer of the member, as a fragment such as {@code #/game/position}
 * @param parameter name of the query parameter or header
 * @param place where in a text
 * @param expected what would have been right
 * @param facts arguments of the text
 */
public record Fault(
        String code,
        String key,
        @Nullable String pointer,
        @Nullable String parameter,
        @Nullable Place place,
        @Nullable String expected,
        Map<String, Object> facts) {

    private static final String GAME_POSITION = "#/game/position";

    // The game and the limits of a search have no names of their own in a query.
    private static final Pattern MEMBER = Pattern.compile("#/(?:game/|limits/)?(\\w+).*");

    /**
     * A place in a text.
     *
     * @param offset characters from 0
     * @param line from 1
     * @param column from 1
     * @param excerpt the text around it, the place in square brackets
     */
    public record Place(int offset, int length, int line, int column, String excerpt) {}

    public Fault {
        facts = Map.copyOf(facts);
    }

    /** A fault of the request as a whole. */
    public static Fault of(String code) {
        return new Fault(code, "fault." + code, null, null, null, null, Map.of());
    }

    /** A fault of a member of the body. */
    public static Fault at(String pointer, String code) {
        return of(code).at(pointer);
    }

    /** A fault whose words are those of a reason why a move is not legal. */
    public static Fault reason(String code, Map<String, Object> facts) {
        return new Fault(code, "reason." + code + ".text", null, null, null, null, facts);
    }

    /** A fault of a query parameter. */
    public static Fault parameter(String name, String code) {
        return new Fault(code, "fault." + code, null, Excerpt.shown(name), null, null, Map.of());
    }

    /** The same fault with one more fact for its text. */
    public Fault with(String name, Object fact) {
        Map<String, Object> more = new LinkedHashMap<>(facts);
        more.put(name, fact instanceof String text ? Excerpt.shown(text) : fact);
        return new Fault(code, key, pointer, parameter, place, expected, more);
    }

    /** The same fault with what would have been right. */
    public Fault expecting(String right) {
        return new Fault(code, key, pointer, parameter, place, right, facts);
    }

    /** The same fault, with its place in a text. */
    public Fault in(String text, int offset, int length) {
        return new Fault(code, key, pointer, parameter, Excerpt.place(text, offset, length), expected, facts);
    }

    /** The same fault, of a member of the body. */
    public Fault at(String newPointer) {
        return new Fault(code, key, newPointer, parameter, place, expected, facts);
    }

    /** The same fault, of the query parameter that stands for the member of the body. */
    Fault ofQuery() {
        if (pointer == null) {
            return this;
        }
        Matcher member = MEMBER.matcher(pointer);
        String name = member.matches() ? member.group(1) : "";
        if (name.isEmpty()) {
            return this;
        }
        return new Fault(code, key, null, pointer.startsWith(GAME_POSITION) ? "fen" : name, place, expected, facts);
    }
}

package damka.api.mapping;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import damka.api.problem.BadInput;
import damka.api.problem.Excerpt;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the JSON library refuses, as faults with a pointer; nothing of its own messages, which name classes, comes through. */
final class JsonFaults {
    private static final int LONGEST_STEP = 64;

    private JsonFaults() {}

    /** A value that a reader of ours refuses. */
    static final class Refusal extends MismatchedInputException {
        private static final long serialVersionUID = 1L;

        private final transient Fault fault;

        Refusal(JsonParser parser, Fault fault) {
            super(parser, fault.code());
            this.fault = fault;
        }
    }

    /** Text that is no JSON, or JSON beyond the limits of reading. */
    static BadInput unreadable(StreamReadException unreadable, String text) {
        return new BadInput(ProblemType.MALFORMED_JSON, place(syntax(unreadable), unreadable, text));
    }

    /** JSON that may be right, but is beyond what is read at all. */
    static BadInput beyond(StreamConstraintsException beyond, String text) {
        return new BadInput(ProblemType.MALFORMED_JSON, place(limit(beyond), beyond, text));
    }

    private static Fault syntax(JsonProcessingException unreadable) {
        String message = unreadable.getOriginalMessage();
        if (message.startsWith("Duplicate field")) {
            return Fault.of("DUPLICATE_MEMBER");
        }
        return Fault.of("JSON_SYNTAX");
    }

    private static Fault limit(StreamConstraintsException beyond) {
        String message = beyond.getOriginalMessage().toLowerCase(Locale.ROOT);
        if (message.contains("nesting depth")) {
            return Fault.of("JSON_TOO_DEEP");
        }
        if (message.contains("number")) {
            return Fault.of("NUMBER_TOO_LONG");
        }
        return Fault.of(message.contains("name length") ? "NAME_TOO_LONG" : "STRING_TOO_LONG");
    }

    /** JSON that does not fit the request. */
    static BadInput misfit(JsonMappingException misfit, String text) {
        if (misfit.getCause() instanceof BadInput refused) {
            return refused;
        }
        Fault fault = fault(misfit).at(pointer(misfit.getPath()));
        return new BadInput(type(misfit), place(fault, misfit, text));
    }

    private static ProblemType type(JsonMappingException misfit) {
        if (misfit instanceof UnrecognizedPropertyException) {
            return ProblemType.UNKNOWN_MEMBER;
        }
        if (misfit instanceof Refusal refusal && refusal.fault.code().equals("STRING_TOO_LONG")) {
            return ProblemType.LIMIT_EXCEEDED;
        }
        return misfit instanceof InvalidFormatException invalid
                        && invalid.getTargetType().isEnum()
                ? ProblemType.INVALID_PARAMETER
                : ProblemType.MALFORMED_JSON;
    }

    private static Fault fault(JsonMappingException misfit) {
        if (misfit instanceof Refusal refusal) {
            return refusal.fault;
        }
        if (misfit instanceof UnrecognizedPropertyException unknown) {
            return Fault.of("UNKNOWN_MEMBER")
                    .with("name", unknown.getPropertyName())
                    .expecting(known(unknown));
        }
        if (misfit.getCause() instanceof StreamReadException unreadable) {
            return syntax(unreadable);
        }
        if (misfit.getCause() instanceof StreamConstraintsException beyond) {
            return limit(beyond);
        }
        if (misfit instanceof MismatchedInputException mismatched) {
            return Fault.of("WRONG_TYPE").expecting(expected(mismatched.getTargetType()));
        }
        return Fault.of("WRONG_TYPE");
    }

    private static String known(UnrecognizedPropertyException unknown) {
        return unknown.getKnownPropertyIds() == null
                ? ""
                : unknown.getKnownPropertyIds().stream()
                        .map(Object::toString)
                        .sorted()
                        .collect(Collectors.joining(", "));
    }

    private static String expected(@Nullable Class<?> type) {
        if (type == null) {
            return "";
        }
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants()).map(Object::toString).collect(Collectors.joining(", "));
        }
        if (type == String.class) {
            return "string";
        }
        if (type == Boolean.class || type == boolean.class) {
            return "boolean";
        }
        if (Number.class.isAssignableFrom(type) || type.isPrimitive()) {
            return type == Double.class || type == double.class ? "number" : "integer";
        }
        return List.class.isAssignableFrom(type) ? "array" : "object";
    }

    private static Fault place(Fault fault, JsonProcessingException at, String text) {
        JsonLocation location = at.getLocation();
        if (location == null || location.getCharOffset() < 0) {
            return fault;
        }
        return fault.in(text, (int) Math.min(location.getCharOffset(), text.length()), 0);
    }

    /** A JSON pointer as a fragment: {@code #/game/moves/0}. */
    static String pointer(List<JsonMappingException.Reference> path) {
        StringBuilder pointer = new StringBuilder("#");
        for (JsonMappingException.Reference step : path) {
            String name = step.getFieldName();
            pointer.append('/').append(name == null ? Integer.toString(step.getIndex()) : escape(name));
        }
        return Excerpt.shown(pointer.toString());
    }

    private static String escape(String name) {
        String shown = name.length() > LONGEST_STEP ? name.substring(0, LONGEST_STEP) : name;
        return shown.replace("~", "~0").replace("/", "~1");
    }
}

package damka.rules.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/** The worked cases for notations under {@code src/test/resources/notation}. */
public final class Cases {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Cases() {}

    /** The reports with this operation, at least one. */
    public static Stream<JsonNode> bugReports(String operation) {
        return text("bug-reports.jsonl")
                .lines()
                .map(Cases::json)
                .filter(bug -> bug.get("case").get("op").asText().equals(operation));
    }

    /** A file as UTF-8. */
    public static String text(String name) {
        try (InputStream in = Cases.class.getResourceAsStream("/notation/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text as JSON. */
    public static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package damka.api.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A request with its answer, as the document shows it and as a test sends it. They stand in {@code examples/}, a file an
 * operation; the answers are written by the test.
 *
 * @param name unique in its operation
 * @param summary what it shows
 * @param path the path with query as it is sent
 * @param language of {@code Accept-Language}
 * @param body of the request; null for GET
 * @param status of the answer
 * @param response the answer
 */
public record Example(
        String name,
        String summary,
        String path,
        String language,
        @Nullable JsonNode body,
        int status,
        @Nullable JsonNode response) {
    private static final Set<String> SEARCHES = Set.of("SEARCH_QUEUE_FULL", "DRAINING");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Whether only a search can have this problem. */
    boolean isOfSearches() {
        return SEARCHES.contains(response == null ? "" : response.path("code").asText());
    }

    /** Where the examples of an operation stand among the resources. */
    public static String resource(String operationId) {
        return "examples/" + operationId + ".json";
    }

    /** The examples of an operation, in the order of the file. */
    public static List<Example> of(String operationId, ClassLoader loader) {
        try (InputStream in = loader.getResourceAsStream(resource(operationId))) {
            return in == null ? List.of() : read(JSON.readTree(in));
        } catch (IOException e) {
            throw new IllegalStateException("unreadable examples: " + operationId, e);
        }
    }

    private static List<Example> read(JsonNode file) {
        List<Example> examples = new ArrayList<>();
        for (JsonNode example : file) {
            examples.add(new Example(
                    example.path("name").asText(),
                    example.path("summary").asText(),
                    example.path("path").asText(),
                    example.path("language").asText("en"),
                    example.get("body"),
                    example.path("status").asInt(200),
                    example.get("response")));
        }
        return examples;
    }
}

package damka.api.document;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import damka.api.edge.Operation;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example of the document is sent to the service, and the answer is the one that the document shows. */
@QuarkusTest
class ExamplesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path FOLDER = Path.of("src/main/resources/examples");
    static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    static final DefaultPrettyPrinter PRINTER = new DefaultPrettyPrinter()
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new DefaultIndenter("  ", "\n"));

    static Stream<String> operations() {
        return Stream.of(Operation.values()).map(Operation::id);
    }

    @ParameterizedTest
    @MethodSource("operations")
    void everyExampleGetsTheAnswerThatTheDocumentShows(String operationId) throws IOException {
        Path file = FOLDER.resolve(operationId + ".json");
        ArrayNode examples = (ArrayNode) JSON.readTree(file.toFile());
        assertThat(examples).isNotEmpty();
        JsonNode document = OpenApiTest.YAML.readTree(
                given().queryParam("format", "yaml").get("/q/openapi").asString());

        for (JsonNode example : examples) {
            String name = operationId + "/" + example.path("name").asText();
            Response response = send(example);
            if (isShownAlone(operationId, response.statusCode())) {
                assertThat(response.statusCode())
                        .as(name)
                        .isEqualTo(example.path("status").asInt());
                assertThat(response.contentType())
                        .as(name)
                        .isEqualTo(mediaTypes(operationId).get(0));
                assertThat(response.asByteArray()).as(name).isNotEmpty();
                continue;
            }
            JsonNode answer = JSON.readTree(response.asByteArray());
            assertThat(response.statusCode())
                    .as(name + " " + answer)
                    .isEqualTo(example.path("status").asInt());
            assertThat(schemaFaults(document, operationId, response.statusCode(), answer))
                    .as(name)
                    .isEmpty();
            if (Boolean.getBoolean("openapi.update")) {
                ((ObjectNode) example).set("response", still(answer));
            } else if (!example.path("varies").asBoolean()) {
                assertThat(still(answer)).as(name).isEqualTo(example.path("response"));
            }
        }
        if (Boolean.getBoolean("openapi.update")) {
            Files.writeString(file, JSON.writer(PRINTER).writeValueAsString(examples) + "\n");
        }
    }

    // Pictures and boards of text: the document shows how to ask for them, not what they look like.
    private static boolean isShownAlone(String operationId, int status) {
        return status < 400 && !mediaTypes(operationId).contains("application/json");
    }

    private static List<String> mediaTypes(String operationId) {
        return Stream.of(Operation.values())
                .filter(operation -> operation.id().equals(operationId))
                .findFirst()
                .orElseThrow()
                .produces();
    }

    private static Response send(JsonNode example) {
        RequestSpecification request = given().urlEncodingEnabled(false)
                .header("Accept-Language", example.path("language").asText("en"))
                .header("traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01");
        String path = example.path("path").asText();
        return example.has("body")
                ? request.contentType(ContentType.JSON)
                        .body(example.get("body").toString())
                        .post(path)
                : request.get(path);
    }

    // The time of a search is the one member that no two answers share.
    private static JsonNode still(JsonNode answer) {
        if (answer.path("search").path("timeMs").isNumber()) {
            ((ObjectNode) answer.path("search")).put("timeMs", 12);
        }
        return answer;
    }

    private static Iterable<?> schemaFaults(JsonNode document, String operationId, int status, JsonNode answer) {
        for (JsonNode path : document.path("paths")) {
            for (JsonNode operation : path) {
                if (operation.path("operationId").asText().equals(operationId)) {
                    JsonNode content = operation
                            .path("responses")
                            .path(Integer.toString(status))
                            .path("content");
                    JsonNode schema = content.path(status < 400 ? "application/json" : "application/problem+json")
                            .path("schema");
                    ObjectNode whole = schema.deepCopy();
                    whole.set("components", document.path("components"));
                    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                            .getSchema(whole)
                            .validate(answer);
                }
            }
        }
        throw new AssertionError("no operation " + operationId);
    }
}

package damka.api.document;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import damka.api.edge.Operation;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The committed contract is what the service serves. After a change: {@code mvn test -Dtest=ExamplesTest -Dopenapi.update=true}
 * writes the answers of the examples, then {@code mvn test -Dtest=OpenApiTest -Dopenapi.update=true} the document.
 */
@QuarkusTest
class OpenApiTest {
    static final Path COMMITTED = Path.of("openapi/openapi.yaml");
    static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    @BeforeAll
    static void update() throws IOException {
        if (Boolean.getBoolean("openapi.update")) {
            Files.createDirectories(COMMITTED.getParent());
            Files.writeString(COMMITTED, Files.readString(Path.of("target/openapi/openapi.yaml")));
        }
    }

    @Test
    void theServedDocumentIsTheCommittedOne() throws IOException {
        String served = given().queryParam("format", "yaml")
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();

        assertThat(YAML.readTree(served)).isEqualTo(YAML.readTree(Files.readString(COMMITTED)));
    }

    @Test
    void itIsOpenApi31() throws IOException {
        assertThat(document().path("openapi").asText()).startsWith("3.1");
    }

    @Test
    void itHasTheOperationsThatTheGateLetsThrough() throws IOException {
        Set<String> documented = new TreeSet<>();
        for (Map.Entry<String, JsonNode> path : document().path("paths").properties()) {
            for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
                String method = operation.getKey().toUpperCase(Locale.ROOT);
                String id = operation.getValue().path("operationId").asText();
                documented.add(id + " " + method + " " + path.getKey() + " " + queryParameters(operation.getValue()));
            }
        }
        Set<String> known = new TreeSet<>();
        for (Operation operation : Operation.values()) {
            known.add(operation.id() + " " + operation.method() + " " + operation.path() + " "
                    + new TreeSet<>(operation.query()));
        }

        assertThat(documented).isEqualTo(known);
    }

    private static Set<String> queryParameters(JsonNode operation) {
        Set<String> names = new TreeSet<>();
        for (JsonNode parameter : operation.path("parameters")) {
            if (parameter.path("in").asText().equals("query")) {
                names.add(parameter.path("name").asText());
            }
        }
        return names;
    }

    @Test
    void everyOperationHasSummaryTagAndExamplesOfSuccessAndProblems() throws IOException {
        document()
                .path("paths")
                .forEach(path -> path.forEach(operation -> {
                    String id = operation.path("operationId").asText();
                    JsonNode responses = operation.path("responses");
                    assertThat(operation.path("summary").asText()).as(id).isNotEmpty();
                    assertThat(operation.path("tags")).as(id).hasSize(1);
                    boolean batch = id.equals("answerBatch");
                    JsonNode answers = responses.path(batch ? "207" : "200").path("content");
                    if (answers.has("application/json")) {
                        assertThat(answers.path("application/json").path("examples"))
                                .as(id)
                                .isNotEmpty();
                    } else {
                        assertThat(answers.properties())
                                .as(id)
                                .extracting(Map.Entry::getKey)
                                .isEqualTo(operation(id).produces());
                        assertThat(responses
                                        .path("400")
                                        .path("content")
                                        .path("application/problem+json")
                                        .path("examples"))
                                .as(id)
                                .isNotEmpty();
                    }
                    if (operation.has("requestBody")) {
                        assertThat(operation
                                        .path("requestBody")
                                        .path("content")
                                        .path("application/json")
                                        .path("examples"))
                                .as(id)
                                .isNotEmpty();
                        // What a batch asks for and is not there is the problem of an item.
                        String[] problems = batch ? new String[] {"400", "422"} : new String[] {"400", "404", "422"};
                        for (String status : problems) {
                            assertThat(responses
                                            .path(status)
                                            .path("content")
                                            .path("application/problem+json")
                                            .path("examples"))
                                    .as(id + " " + status)
                                    .isNotEmpty();
                        }
                    }
                }));
    }

    private static Operation operation(String id) {
        return Arrays.stream(Operation.values())
                .filter(operation -> operation.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static JsonNode document() throws IOException {
        return YAML.readTree(Files.readString(COMMITTED));
    }
}

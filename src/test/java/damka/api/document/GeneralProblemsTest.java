package damka.api.document;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import damka.api.RawHttp;
import damka.api.edge.Operation;
import damka.api.pool.SearchPool;
import damka.api.pool.SearchSlot;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemAnswer;
import damka.api.problem.ProblemType;
import damka.api.problem.ProblemWriter;
import damka.api.text.Language;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchRoot;
import damka.rules.board.Board;
import damka.rules.position.Position;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The problems that any operation can answer with are the ones that the document shows, and every status has an example. */
@QuarkusTest
class GeneralProblemsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path FILE = Path.of("src/main/resources/examples/problems.json");
    private static final String TRACE_HEADER = "traceparent: 00-" + ExamplesTest.TRACE + "-00f067aa0ba902b7-01";
    private static final String BODY = "{\"game\":{\"position\":\"W:W31:B1\"}}";
    private static ArrayNode examples = JSON.createArrayNode();

    @Inject
    SearchPool pool;

    @Inject
    ProblemWriter writer;

    @BeforeAll
    static void read() throws IOException {
        examples = (ArrayNode) JSON.readTree(FILE.toFile());
    }

    @AfterAll
    static void update() throws IOException {
        if (Boolean.getBoolean("openapi.update")) {
            Files.writeString(FILE, JSON.writer(ExamplesTest.PRINTER).writeValueAsString(examples) + "\n");
        }
    }

    private static JsonNode example(String name) {
        for (JsonNode example : examples) {
            if (example.path("name").asText().equals(name)) {
                return example;
            }
        }
        throw new AssertionError("no example " + name);
    }

    private static void assertShown(String name, String answer) throws IOException {
        JsonNode example = example(name);
        assertThat(answer).startsWith("HTTP/1.1 " + example.path("status").asInt() + " ");
        assertShown(name, JSON.readTree(answer.substring(answer.indexOf("\r\n\r\n") + 4)));
    }

    private static void assertShown(String name, JsonNode problem) {
        if (Boolean.getBoolean("openapi.update")) {
            ((ObjectNode) example(name)).set("response", problem);
        }
        assertThat(problem).isEqualTo(example(name).path("response"));
        assertThat(problem.path("status")).isEqualTo(example(name).path("status"));
    }

    private static String send(String method, String target, String... headers) throws IOException {
        List<String> all = new ArrayList<>(List.of(headers));
        all.add(TRACE_HEADER);
        return RawHttp.send(RawHttp.head(method, target, all.toArray(String[]::new)));
    }

    private static String search(String... headers) throws IOException {
        List<String> all = new ArrayList<>(List.of(headers));
        all.add(TRACE_HEADER);
        all.add("Content-Type: application/json");
        all.add("Content-Length: " + BODY.length());
        return RawHttp.send((RawHttp.head("POST", "/v1/best-moves", all.toArray(String[]::new)) + BODY)
                .getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String target(Operation operation) {
        return operation
                .path()
                .replace("{position}", "W:W31:B1")
                .replace("{variant}", "international")
                .replace("{ruleset}", "fmjd")
                .replace("{slug}", "internal")
                .replace("{lesson}", "board");
    }

    @Test
    void anAcceptHeaderThatFitsNothingIsRefusedByEveryOperation() throws IOException {
        assertShown("notAcceptable", send("GET", "/v1/legal-moves", "Accept: image/tiff"));
        for (Operation operation : Operation.values()) {
            assertThat(send(operation.method(), target(operation), "Accept: image/tiff", "Content-Length: 0"))
                    .as(operation.id())
                    .startsWith("HTTP/1.1 406 ");
        }
    }

    @Test
    void aLongBodyIsRefusedUnreadByEveryOperation() throws IOException {
        String[] headers = {"Content-Type: application/json", "Content-Length: 300000"};
        assertShown("contentTooLarge", send("POST", "/v1/legal-moves", headers));
        for (Operation operation : Operation.values()) {
            if (operation.body() != Operation.Body.NONE) {
                assertThat(send("POST", target(operation), headers))
                        .as(operation.id())
                        .startsWith("HTTP/1.1 413 ");
            }
        }
    }

    @Test
    void aLongAddressIsRefusedByEveryOperation() throws IOException {
        String query = "?fen=" + "W".repeat(4_200);
        assertShown("uriTooLong", send("GET", "/v1/legal-moves" + query));
        for (Operation operation : Operation.values()) {
            assertThat(send(operation.method(), target(operation) + query, "Content-Length: 0"))
                    .as(operation.id())
                    .startsWith("HTTP/1.1 414 ");
        }
    }

    @Test
    void aBodyOfAnotherMediaTypeIsRefusedByEveryOperation() throws IOException {
        String[] headers = {"Content-Type: application/xml", "Content-Length: 0"};
        assertShown("unsupportedMediaType", send("POST", "/v1/legal-moves", headers));
        for (Operation operation : Operation.values()) {
            if (operation.body() != Operation.Body.NONE) {
                assertThat(send("POST", target(operation), headers))
                        .as(operation.id())
                        .startsWith("HTTP/1.1 415 ");
            }
        }
    }

    @Test
    void longHeadersAreRefusedByEveryOperation() throws IOException {
        String header = "X-Long: " + "a".repeat(9_000);
        assertShown("headersTooLarge", send("GET", "/v1/legal-moves", header));
        for (Operation operation : Operation.values()) {
            assertThat(send(operation.method(), target(operation), header, "Content-Length: 0"))
                    .as(operation.id())
                    .startsWith("HTTP/1.1 431 ");
        }
    }

    @Test
    void anUnknownQueryParameterIsRefusedByEveryOperation() throws IOException {
        assertShown("unknownParameter", send("GET", "/v1/legal-moves?colour=white"));
        for (Operation operation : Operation.values()) {
            assertThat(send(operation.method(), target(operation) + "?colour=white", "Content-Length: 0"))
                    .as(operation.id())
                    .startsWith("HTTP/1.1 400 ");
        }
    }

    @Test
    void aFaultOfTheServiceTellsItsTraceIdAlone() {
        JsonNode problem = JSON.valueToTree(
                writer.write(new BadInput(ProblemType.INTERNAL), "/v1/legal-moves", Language.EN, ExamplesTest.TRACE));

        assertShown("internal", problem);
        assertThat(problem.path("traceId").asText()).isEqualTo(ExamplesTest.TRACE);
    }

    // These need a service that is configured so, overloaded or going, or a caller who is slow: other tests show that
    // they
    // come.
    @Test
    void problemsThatNeedMoreThanARequestAreShownAsTheyAreWritten() {
        assertWritten("unauthorized", new BadInput(ProblemType.UNAUTHORIZED));
        assertWritten("requestTimeout", new BadInput(ProblemType.REQUEST_TIMEOUT));
        assertWritten(
                "rateLimited", new BadInput(ProblemType.RATE_LIMITED, List.of(), Map.of(ProblemAnswer.RETRY_AFTER, 2)));
        assertWritten("overloaded", new BadInput(ProblemType.OVERLOADED));
        assertWritten("draining", new BadInput(ProblemType.DRAINING));
    }

    private void assertWritten(String name, BadInput input) {
        String path = example(name).path("path").asText();
        assertShown(name, JSON.valueToTree(writer.write(input, path, Language.EN, ExamplesTest.TRACE)));
    }

    @Test
    void aSearchThatFindsTheQueueFullIsRefusedAtOnceAndCheapCallsGoOn() throws IOException, InterruptedException {
        List<SearchSlot<?>> taken = take(limit("concurrent"), limit("queue"));
        try {
            String answer = search();

            assertShown("searchQueueFull", answer);
            assertThat(answer).containsIgnoringCase("retry-after: 1");
            assertThat(send("GET", "/v1/legal-moves")).startsWith("HTTP/1.1 ");
        } finally {
            taken.forEach(SearchSlot::cancel);
        }
    }

    @Test
    void aSearchThatCannotBeginWithinTheWaitOfItsCallerIsGivenUp() throws IOException, InterruptedException {
        List<SearchSlot<?>> taken = take(limit("concurrent"), 0);
        try {
            assertShown("deadlineExceeded", search("Prefer: wait=1"));
        } finally {
            taken.forEach(SearchSlot::cancel);
        }
    }

    private static int limit(String name) {
        return given().get("/v1/limits").jsonPath().getInt("search." + name);
    }

    // Searches longer than any test waits, which the test cancels; first the slots, so that all that follow wait.
    private List<SearchSlot<?>> take(int slots, int queue) throws InterruptedException {
        CountDownLatch running = new CountDownLatch(slots);
        List<SearchSlot<?>> taken = new ArrayList<>();
        for (int i = 0; i < slots; i++) {
            AtomicBoolean counted = new AtomicBoolean();
            taken.add(endless(() -> {
                if (!counted.getAndSet(true)) {
                    running.countDown();
                }
            }));
        }
        assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
        for (int i = 0; i < queue; i++) {
            taken.add(endless(() -> {}));
        }
        return taken;
    }

    private SearchSlot<?> endless(Runnable eachDepth) {
        SearchRoot root = SearchRoot.of(Position.start(Board.INTERNATIONAL));
        Duration ages = Duration.ofMinutes(10);
        return pool.submit(root, SearchLimits.NONE, ages, ages, depth -> eachDepth.run());
    }

    @Test
    void everyProblemStatusOfEveryOperationHasAnExample() throws IOException {
        JsonNode document = OpenApiTest.YAML.readTree(Files.readString(OpenApiTest.COMMITTED));
        for (JsonNode path : document.path("paths")) {
            for (JsonNode operation : path) {
                operation.path("responses").properties().forEach(response -> {
                    if (response.getKey().charAt(0) >= '4') {
                        assertThat(response.getValue()
                                        .path("content")
                                        .path("application/problem+json")
                                        .path("examples"))
                                .as(operation.path("operationId").asText() + " " + response.getKey())
                                .isNotEmpty();
                    }
                });
            }
        }
    }
}

package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import damka.api.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How good the moves of whole games were, over HTTP. */
@QuarkusTest
class AnnotationsResourceTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PATH = "/v1/annotations";
    private static final String PDN = "application/vnd.pdn";
    private static final String GAME = """
            [Event "Club"]
            [GameType "20"]

            1. 32-28 {known} 19-23! 2. 28x19 14x23 3. 33-28 (3. 34-30 {other}) 23x32 4. 37x28 1-1
            """;
    private static final String BLUNDER = "[GameType \"20\"]\n[FEN \"W:W28,38:B3,17\"]\n\n1. 28-22 17x28 2. 38-33 *\n";
    private static final String MISSED_CAPTURE = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 33-29 2-0\n";
    private static final int TRIES = 500;
    private static final RestAssuredConfig AS_IT_IS = RestAssuredConfig.config()
            .encoderConfig(EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false));

    private static RequestSpecification request() {
        return given().config(AS_IT_IS);
    }

    // Another test's search may still run in the only slot.
    private static Response post(RequestSpecification request, String query) {
        Response answer = request.post(PATH + query);
        for (int tries = 0; answer.statusCode() == 503 && tries < TRIES; tries++) {
            answer = request.post(PATH + query);
        }
        return answer;
    }

    private static Response json(String body) {
        return post(request().contentType("application/json").body(body), "");
    }

    private static Response text(String body, String accept, String query) {
        return post(request().accept(accept).contentType(PDN).body(body.getBytes(StandardCharsets.UTF_8)), query);
    }

    private static JsonNode tree(Response response, int status) throws IOException {
        JsonNode answer = JSON.readTree(response.asByteArray());
        assertThat(response.statusCode()).as(answer.toString()).isEqualTo(status);
        return answer;
    }

    private static JsonNode annotated(String pdn) throws IOException {
        return tree(text(pdn, "application/json", "?nodesPerPly=2000"), 200);
    }

    @Test
    void eachPlyHasItsScoreBestMoveLossAndLabel() throws IOException {
        JsonNode game = annotated(BLUNDER).path("games").path(0);

        JsonNode first = game.path("plies").path(0);
        assertThat(first.path("notation").asText()).isEqualTo("28-22");
        assertThat(first.path("by").asText()).isEqualTo("white");
        assertThat(first.path("label").asText()).isEqualTo("blunder");
        assertThat(first.path("loss").asInt()).isGreaterThanOrEqualTo(100);
        assertThat(first.path("bestMove").asText()).isNotEmpty().isNotEqualTo("28-22");
        assertThat(first.path("score").path("pov").asText()).isEqualTo("white");
        assertThat(game.path("plies").path(1).path("label").asText()).isEqualTo("forced");
        assertThat(game.path("white").path("blunder").asInt()).isEqualTo(1);
        assertThat(game.path("black").path("forced").asInt()).isEqualTo(1);
        assertThat(game.path("black").has("meanLoss")).isFalse();
    }

    @Test
    void scoresAreSeenFromWhiteWhoeverMoves() throws IOException {
        // Black is two men behind after either side's move.
        JsonNode plies = annotated("[GameType \"20\"]\n[FEN \"B:W37,38,39,48:B1,12\"]\n\n1... 1-6 2. 37-31 *")
                .path("games")
                .path(0)
                .path("plies");

        assertThat(plies).hasSize(2);
        for (JsonNode ply : plies) {
            assertThat(ply.path("score").path("value").asInt()).isGreaterThan(100);
        }
    }

    @Test
    void aGameGivenAsJsonIsTheSameGame() throws IOException {
        JsonNode fromText = annotated(BLUNDER);
        JsonNode fromMoves = tree(
                json("{\"game\":{\"start\":\"W:W28,38:B3,17\",\"moves\":[\"28-22\",\"17x28\",\"38-33\"]},"
                        + "\"nodesPerPly\":2000}"),
                200);

        assertThat(fromMoves.path("games")).isEqualTo(fromText.path("games"));
        assertThat(fromMoves.path("search").path("reproducible").asBoolean()).isTrue();
        assertThat(fromMoves.path("search").path("nodes"))
                .isEqualTo(fromText.path("search").path("nodes"));
    }

    @Test
    void aTimeBudgetAnnotatesEveryPly() throws IOException {
        JsonNode answer = tree(text(GAME, "application/json", "?timeMsTotal=2000"), 200);

        assertThat(answer.path("complete").asBoolean()).isTrue();
        assertThat(answer.path("games").path(0).path("plies")).hasSize(7);
        assertThat(answer.path("search").path("reproducible").asBoolean()).isFalse();
        for (JsonNode ply : answer.path("games").path(0).path("plies")) {
            assertThat(ply.path("label").asText()).isNotEmpty();
        }
    }

    @Test
    void allGamesOfATextShareTheBudget() throws IOException {
        JsonNode answer =
                tree(text(GAME + "\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 *\n", "*/*", "?timeMsTotal=2000"), 200);

        assertThat(answer.path("games")).hasSize(2);
        assertThat(answer.path("games").path(1).path("variant").asText()).isEqualTo("brazilian");
        assertThat(answer.path("games").path(1).path("complete").asBoolean()).isTrue();
    }

    @Test
    void annotatedPdnReadsBackToTheSameGame() throws IOException {
        Response written = text(GAME + "\n" + BLUNDER, PDN, "?nodesPerPly=2000");

        assertThat(written.statusCode()).as(written.asString()).isEqualTo(200);
        assertThat(written.contentType()).isEqualTo(PDN + ";charset=utf-8");
        String pdn = new String(written.asByteArray(), StandardCharsets.UTF_8);
        assertThat(pdn).contains("[%eval ", "{known}", "[Event \"Club\"]", "[Annotator \"damka", "34-30");
        assertThat(pdn).contains("28-22 $4").contains("19-23!").doesNotContain("19-23! $");
        JsonNode before = replayed(GAME + "\n" + BLUNDER);
        JsonNode after = replayed(pdn);
        assertThat(after.path("valid").asBoolean()).isTrue();
        for (int i = 0; i < 2; i++) {
            assertThat(after.path("games").path(i).path("plies"))
                    .isEqualTo(before.path("games").path(i).path("plies"));
        }
    }

    @Test
    void annotatingAgainAddsNothingTwice() {
        String once = text(GAME + "\n" + BLUNDER, PDN, "?nodesPerPly=2000").asString();
        String twice = text(once, PDN, "?nodesPerPly=2000").asString();

        assertThat(twice).isEqualTo(once);
    }

    private static JsonNode replayed(String pdn) throws IOException {
        Response answer = request()
                .contentType(PDN)
                .body(pdn.getBytes(StandardCharsets.UTF_8))
                .post("/v1/replays");
        return tree(answer, 200);
    }

    @Test
    void progressTellsEachPlyAndEndsWithTheWholeAnswer() throws IOException {
        String stream = text(GAME, "application/x-ndjson", "?nodesPerPly=2000").asString();

        List<JsonNode> objects = new ArrayList<>();
        for (String line : stream.lines().toList()) {
            objects.add(JSON.readTree(line));
        }
        objects.removeIf(object -> object.has("heartbeat"));
        assertThat(objects).hasSize(8);
        for (int i = 0; i < 7; i++) {
            assertThat(objects.get(i).path("final").asBoolean(true)).isFalse();
            assertThat(objects.get(i).path("ply").path("ply").asInt()).isEqualTo(i + 1);
            assertThat(objects.get(i).path("evaluated").asInt()).isEqualTo(i + 1);
            assertThat(objects.get(i).path("of").asInt()).isEqualTo(7);
        }
        JsonNode last = objects.get(7);
        assertThat(last.path("final").asBoolean()).isTrue();
        assertThat(last.path("games")).isEqualTo(annotated(GAME).path("games"));
    }

    @Test
    void aGameWithAnErrorIsAProblemThatSaysTheFirstOneAsReplaysDo() throws IOException {
        JsonNode expected = replayed(MISSED_CAPTURE).path("firstError");
        for (String accept : List.of("application/json", PDN, "application/x-ndjson")) {
            JsonNode problem = tree(text(MISSED_CAPTURE, accept, ""), 422);

            assertThat(problem.path("type").asText()).isEqualTo("/v1/problems/illegal-game");
            assertThat(problem.path("firstError")).isEqualTo(expected);
        }
    }

    @Test
    void pliesAfterTheEndAreShownButNotAnnotated() throws IOException {
        String body = "{\"game\":{\"start\":\"W:WK46,K47:BK3:H9:F30\",\"moves\":[\"47-42\",\"3-26\"]},"
                + "\"nodesPerPly\":2000%s}";

        JsonNode answer = tree(json(body.formatted("")), 200);
        JsonNode strict = tree(json(body.formatted(",\"strictEnd\":true")), 422);

        JsonNode game = answer.path("games").path(0);
        assertThat(answer.path("complete").asBoolean()).isTrue();
        assertThat(game.path("continuesAfterEnd").asBoolean()).isTrue();
        assertThat(game.path("plies").path(0).path("score").path("verdict").asText())
                .isEqualTo("draw");
        assertThat(game.path("plies").path(1).has("label")).isFalse();
        assertThat(strict.path("firstError").path("code").asText()).isEqualTo("GAME_OVER");
    }

    @Test
    void aPositionWithoutTurnsHasNothingToAnnotate() throws IOException {
        JsonNode answer = tree(json("{\"game\":{\"position\":\"W:W28,38:B3,17\"}}"), 200);

        assertThat(answer.path("complete").asBoolean()).isTrue();
        assertThat(answer.path("games").path(0).path("plies")).isEmpty();
        assertThat(answer.path("search").path("nodes").asInt()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"timeMsTotal,99", "timeMsTotal,20001", "nodesPerPly,999", "nodesPerPly,1000001"})
    void aBudgetOutsideItsLimitsIsRefused(String name, int value) throws IOException {
        ObjectNode body = JSON.createObjectNode().put("pdn", BLUNDER).put(name, value);

        JsonNode inBody = tree(json(body.toString()), 422);
        JsonNode inQuery = tree(text(BLUNDER, "*/*", "?" + name + "=" + value), 422);

        assertThat(inBody.path("type").asText()).isEqualTo("/v1/problems/limit-exceeded");
        assertThat(inBody.path("errors").path(0).path("pointer").asText()).isEqualTo("#/" + name);
        assertThat(inQuery.path("errors").path(0).path("parameter").asText()).isEqualTo(name);
    }

    @Test
    void whoDoesNotWaitGetsAProblemWhenNothingIsFound() throws IOException {
        RequestSpecification impatient =
                request().header("Prefer", "wait=0").contentType(PDN).body(GAME.getBytes(StandardCharsets.UTF_8));

        assertThat(tree(post(impatient, ""), 504).path("type").asText()).isEqualTo("/v1/problems/deadline-exceeded");
    }

    @Test
    void aBudgetIsSaidOnce() throws IOException {
        RequestSpecification twice = request()
                .contentType("application/json")
                .body(JSON.createObjectNode()
                        .put("pdn", BLUNDER)
                        .put("timeMsTotal", 200)
                        .toString());

        assertThat(tree(post(twice, "?timeMsTotal=200"), 400).path("code").asText())
                .isEqualTo("BUDGET_TWICE");
    }

    @Test
    void theLimitsAreTold() throws IOException {
        JsonNode limits = tree(request().get("/v1/limits"), 200).path("annotation");

        assertThat(limits.toString())
                .isEqualTo("{\"timeMsTotal\":{\"min\":100,\"max\":20000,\"default\":5000},"
                        + "\"nodesPerPly\":{\"min\":1000,\"max\":1000000}}");
    }

    private static String endless(String accept) {
        return RawHttp.head(
                        "POST",
                        PATH + "?timeMsTotal=20000",
                        "Accept: " + accept,
                        "Content-Type: " + PDN,
                        "Content-Length: " + GAME.length())
                + GAME;
    }

    // Until the stream tells something, or the answer is a refusal.
    private static boolean begins(Socket socket) throws IOException {
        socket.getOutputStream().write(endless("application/x-ndjson").getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1).endsWith("200");
    }

    // Another test's search may still run in the only slot.
    private static Socket begun() throws IOException {
        for (int tries = 0; tries < TRIES; tries++) {
            Socket socket = RawHttp.open();
            if (begins(socket)) {
                return socket;
            }
            socket.close();
        }
        throw new AssertionError("no room for a stream");
    }

    private static Response shortSearch() {
        return request()
                .contentType("application/json")
                .body("{\"game\":{\"moves\":[]},\"limits\":{\"timeMs\":20}}")
                .post("/v1/best-moves");
    }

    private static Response shortSearchOnceThereIsRoom() {
        Response answer = shortSearch();
        for (int tries = 0; answer.statusCode() == 503 && tries < TRIES; tries++) {
            answer = shortSearch();
        }
        return answer;
    }

    @Test
    void closingTheConnectionFreesTheSlot() throws IOException {
        for (String accept : List.of("application/x-ndjson", "application/json")) {
            for (int i = 0; i < 3; i++) {
                try (Socket socket = RawHttp.open()) {
                    socket.getOutputStream().write(endless(accept).getBytes(StandardCharsets.ISO_8859_1));
                    socket.getOutputStream().flush();
                    RawHttp.get("/v1/limits");
                }
            }
        }

        assertThat(annotated(BLUNDER).path("complete").asBoolean()).isTrue();
    }

    @Test
    void whereThereIsNoRoomAStreamIsAProblemToo() throws IOException {
        int slots = tree(request().get("/v1/limits"), 200)
                .path("search")
                .path("concurrent")
                .asInt();
        List<Socket> busy = new ArrayList<>();
        try {
            while (busy.size() < slots) {
                busy.add(begun());
            }
            Response refused = request()
                    .accept("application/x-ndjson")
                    .contentType(PDN)
                    .body(GAME.getBytes(StandardCharsets.UTF_8))
                    .post(PATH);

            assertThat(tree(refused, 503).path("status").asInt()).isEqualTo(503);
            assertThat(refused.header("Retry-After")).isNotEmpty();
        } finally {
            for (Socket socket : busy) {
                socket.close();
            }
        }
    }

    @Test
    void aShortSearchGoesFirst() throws IOException {
        try (Socket socket = begun()) {
            Response answer = shortSearchOnceThereIsRoom();

            assertThat(answer.statusCode()).isEqualTo(200);
            InputStream in = socket.getInputStream();
            String told = new String(in.readNBytes(in.available()), StandardCharsets.UTF_8);
            assertThat(told).doesNotContain("\"final\":true");
        }
    }
}

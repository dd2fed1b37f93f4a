package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import damka.api.RawHttp;
import damka.rules.notation.Cases;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games over HTTP. */
@QuarkusTest
class ReplaysResourceTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PDN = "application/vnd.pdn";
    private static final String GAME = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    private static final String MISSED_CAPTURE = "[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 33-29 2-0\n";
    private static final RestAssuredConfig AS_IT_IS = RestAssuredConfig.config()
            .encoderConfig(EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false));

    static Stream<String> records() {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/notation/pdn"))) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".pdn"))
                    .map(name -> name.substring(0, name.length() - 4))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RequestSpecification request() {
        return given().config(AS_IT_IS);
    }

    private static Response json(ObjectNode body) {
        return request().contentType("application/json").body(body.toString()).post("/v1/replays");
    }

    private static Response pdn(String text) {
        return json(JSON.createObjectNode().put("pdn", text));
    }

    private static Response body(String type, byte[] bytes) {
        return request().contentType(type).body(bytes).post("/v1/replays");
    }

    private static JsonNode tree(Response response, int status) throws IOException {
        JsonNode answer = JSON.readTree(response.asByteArray());
        assertThat(response.statusCode()).as(answer.toString()).isEqualTo(status);
        return answer;
    }

    private static ObjectNode game(String start, String... moves) {
        ObjectNode game = JSON.createObjectNode();
        if (!start.isEmpty()) {
            game.put("start", start);
        }
        ArrayNode list = game.putArray("moves");
        Stream.of(moves).forEach(list::add);
        return JSON.createObjectNode().set("game", game);
    }

    private static List<String> texts(JsonNode list, String member) {
        List<String> texts = new ArrayList<>();
        list.forEach(one ->
                texts.add(member.isEmpty() ? one.asText() : one.path(member).asText()));
        return texts;
    }

    @ParameterizedTest
    @MethodSource("records")
    void recordsGiveTheirGames(String name) throws IOException {
        JsonNode expected = Cases.json(Cases.text("pdn/" + name + ".json"));
        byte[] text = Objects.requireNonNull(Cases.class.getResourceAsStream("/notation/pdn/" + name + ".pdn"))
                .readAllBytes();

        JsonNode answer = tree(body(PDN, text), 200);

        assertThat(answer.path("games")).hasSize(expected.path("games").size());
        for (int i = 0; i < expected.path("games").size(); i++) {
            assertGame(answer.path("games").path(i), expected.path("games").path(i), name);
        }
        assertThat(answer.path("valid").asBoolean()).as(name).isEqualTo(!expected.has("error"));
        JsonNode error = expected.path("error");
        JsonNode first = answer.path("firstError");
        assertThat(first.path("game")).isEqualTo(error.path("game"));
        assertThat(first.path("ply")).isEqualTo(error.path("ply"));
        assertThat(first.path("text")).isEqualTo(error.path("move"));
    }

    private static void assertGame(JsonNode game, JsonNode expected, String name) {
        assertThat(game.path("startFen")).as(name).isEqualTo(expected.path("startFen"));
        assertThat(game.path("pliesValid")).as(name).isEqualTo(expected.path("plies"));
        assertThat(texts(game.path("plies"), "id")).as(name).isEqualTo(texts(expected.path("moves"), ""));
        assertThat(game.path("position").path("fen")).as(name).isEqualTo(expected.path("finalFen"));
    }

    @ParameterizedTest
    @MethodSource("records")
    void recordsInCleanPdnHoldTheSameGames(String name) throws IOException {
        String text = Cases.text("pdn/" + name + ".pdn");
        boolean valid = !Cases.json(Cases.text("pdn/" + name + ".json")).has("error");
        Response clean = request()
                .accept(PDN)
                .contentType("text/plain")
                .body(text.getBytes(StandardCharsets.UTF_8))
                .post("/v1/replays");

        if (!valid) {
            JsonNode problem = tree(clean, 422);
            assertThat(problem.path("type").asText()).isEqualTo("/v1/problems/illegal-game");
            assertThat(problem.path("firstError").path("message").asText()).isNotEmpty();
            return;
        }
        assertThat(clean.statusCode()).isEqualTo(200);
        assertThat(clean.contentType()).isEqualTo(PDN + ";charset=utf-8");
        String written = new String(clean.asByteArray(), StandardCharsets.UTF_8);
        JsonNode again = tree(body(PDN, written.getBytes(StandardCharsets.UTF_8)), 200);
        JsonNode before = tree(pdn(text), 200);
        for (int i = 0; i < before.path("games").size(); i++) {
            assertThat(again.path("games").path(i).path("plies"))
                    .isEqualTo(before.path("games").path(i).path("plies"));
        }
    }

    @Test
    void theFirstErrorSaysWhatWhereAndWhy() throws IOException {
        JsonNode error = tree(pdn(MISSED_CAPTURE), 200).path("firstError");

        int offset = MISSED_CAPTURE.indexOf("33-29");
        assertThat(error.path("code").asText()).isEqualTo("CAPTURE_MANDATORY");
        assertThat(error.path("ply").asInt()).isEqualTo(3);
        assertThat(error.path("moveNumber").asInt()).isEqualTo(2);
        assertThat(error.path("by").asText()).isEqualTo("white");
        assertThat(error.path("offset").asInt()).isEqualTo(offset);
        assertThat(error.path("line").asInt()).isEqualTo(4);
        assertThat(error.path("column").asInt()).isEqualTo(19);
        assertThat(texts(error.path("expected"), "")).contains("28x19");
        assertThat(error.path("reasons").path(0).path("rule").path("articles")).isNotEmpty();
    }

    @Test
    void messagesSpeakTheCallersLanguage() throws IOException {
        JsonNode english = tree(pdn(MISSED_CAPTURE), 200);
        Response polish = request()
                .header("Accept-Language", "pl")
                .contentType(PDN)
                .body(MISSED_CAPTURE.getBytes(StandardCharsets.UTF_8))
                .post("/v1/replays");

        assertThat(polish.header("Content-Language")).isEqualTo("pl");
        assertThat(tree(polish, 200).path("firstError").path("message"))
                .isNotEqualTo(english.path("firstError").path("message"));
    }

    @Test
    void aResultIsWrongOnlyWhereThePlayContradictsIt() throws IOException {
        String agreed = GAME.replace("*", "1-1").replace("\n\n", "\n[Result \"1-1\"]\n\n");
        String drawn = "[FEN \"W:WK46,K47:BK3:H10:F30\"]\n[Result \"2-0\"]\n\n*";

        JsonNode broken = tree(pdn(MISSED_CAPTURE), 200).path("games").path(0).path("tagsChecked");
        JsonNode fine = tree(pdn(agreed), 200).path("games").path(0).path("tagsChecked");
        JsonNode wrong = tree(pdn(drawn), 200).path("games").path(0).path("tagsChecked");

        assertThat(broken.path(1).toString())
                .isEqualTo("{\"tag\":\"Result\",\"value\":\"2-0\",\"ok\":false,\"actual\":\"*\"}");
        assertThat(fine.path(1).toString())
                .isEqualTo("{\"tag\":\"Result\",\"value\":\"1-1\",\"ok\":true,\"actual\":\"*\"}");
        assertThat(wrong.path(1).toString())
                .isEqualTo("{\"tag\":\"Result\",\"value\":\"2-0\",\"ok\":false,\"actual\":\"1-1\"}");
    }

    @Test
    void eachRuleSetOfTheBoardSaysWhereItEndsTheGame() throws IOException {
        JsonNode game = tree(json(game("W:WK46,K47:BK3:H9:F30", "47-42", "3-26")), 200)
                .path("games")
                .path(0);

        assertThat(game.path("endsBy").path("fmjd").asInt()).isEqualTo(1);
        assertThat(game.path("endsBy").has("kings-15")).isTrue();
        assertThat(game.path("endsBy").path("kings-15").isNull()).isTrue();
        assertThat(game.path("continuesAfterEnd").asBoolean()).isTrue();
        assertThat(game.path("warnings").path(0).path("code").asText()).isEqualTo("CONTINUES_AFTER_END");
        assertThat(game.path("outcome").path("result").asText()).isEqualTo("1-1");
    }

    @Test
    void withStrictEndAMoveAfterTheEndIsAnError() throws IOException {
        ObjectNode request = game("W:WK46,K47:BK3:H9:F30", "47-42", "3-26");

        JsonNode answer = tree(json(request.put("strictEnd", true)), 200);

        assertThat(answer.path("valid").asBoolean()).isFalse();
        assertThat(answer.path("firstError").path("code").asText()).isEqualTo("GAME_OVER");
        assertThat(answer.path("firstError").path("ply").asInt()).isEqualTo(2);
        assertThat(answer.path("firstError").path("moveNumber").asInt()).isEqualTo(30);
        assertThat(answer.path("firstError").path("pointer").asText()).isEqualTo("#/game/moves/1");
        assertThat(answer.path("games").path(0).path("pliesValid").asInt()).isEqualTo(1);
    }

    @Test
    void variationsAreCheckedUnlessTheyAreLeftOut() throws IOException {
        String text = "1. 32-28 (1. 32-27 32-99) 19-23 *";
        ObjectNode without = JSON.createObjectNode().put("pdn", text).put("variations", false);

        JsonNode checked = tree(pdn(text), 200);
        assertThat(checked.path("firstError").path("code").asText()).isEqualTo("SQUARE_OUT_OF_RANGE");
        assertThat(checked.path("games").path(0).path("pliesValid").asInt()).isEqualTo(2);
        assertThat(tree(json(without), 200).path("valid").asBoolean()).isTrue();
    }

    @Test
    void aGameGivenAsJsonComesBackAsPdn() throws IOException {
        Response written = request()
                .accept(PDN)
                .contentType("application/json")
                .body(game("", "32-28", "19-23", "28x19").toString())
                .post("/v1/replays");

        assertThat(written.statusCode()).isEqualTo(200);
        assertThat(written.asString()).isEqualTo("[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 *\n");
    }

    @Test
    void aStateTokenCarriesOnWhereTheReplayEnded() throws IOException {
        String state = tree(pdn(GAME), 200).path("games").path(0).path("state").asText();
        ObjectNode game = JSON.createObjectNode();
        game.putObject("game").put("state", state);

        JsonNode again = tree(json(game), 200).path("games").path(0);

        assertThat(again.path("state").asText()).isEqualTo(state);
        assertThat(again.path("ply").asInt()).isEqualTo(4);
    }

    @Test
    void latin1IsReadByItsCharset() throws IOException {
        String text = "[Event \"Zażółć é\"]\n1. 32-28 *".replaceAll("[^\\x00-\\xff]", "ó");
        byte[] latin1 = text.getBytes(StandardCharsets.ISO_8859_1);

        assertThat(tree(body(PDN + "; charset=ISO-8859-1", latin1), 200)
                        .path("valid")
                        .asBoolean())
                .isTrue();
        JsonNode problem = tree(body("text/plain; charset=utf-8", latin1), 400);
        assertThat(problem.path("code").asText()).isEqualTo("NOT_IN_CHARSET");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/vnd.pdn; charset=utf-16",
                "text/plain; charset=x",
                "text/html",
                "application/pdn",
                "application/octet-stream"
            })
    void otherTypesAreRefused(String type) throws IOException {
        assertThat(tree(body(type, GAME.getBytes(StandardCharsets.UTF_8)), 415)
                        .path("code")
                        .asText())
                .isEqualTo("MEDIA_TYPE_OF_NO_GAME");
    }

    @Test
    void otherAnswersAreNotMade() throws IOException {
        Response response = request()
                .accept("text/html")
                .contentType(PDN)
                .body(GAME.getBytes(StandardCharsets.UTF_8))
                .post("/v1/replays");

        assertThat(tree(response, 406).path("type").asText()).isEqualTo("/v1/problems/not-acceptable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "\uFEFF", "{only a comment}", "% a line\n"})
    void aTextWithoutAGameIsAProblem(String text) throws IOException {
        assertThat(tree(pdn(text), 400).path("code").asText()).isEqualTo("NO_GAME");
    }

    @Test
    void overTheLimitsIsAProblem() throws IOException {
        String shuffle = " 1-6 5-10 6-1 10-5".repeat(501);
        String longGame = "[FEN \"W:WK1:BK5\"]\n" + shuffle;

        JsonNode games = tree(pdn("32-28 * ".repeat(21)), 422);
        assertThat(games.path("code").asText()).isEqualTo("TOO_MANY_GAMES");
        assertThat(games.path("limit").asInt()).isEqualTo(20);
        JsonNode plies = tree(pdn(longGame), 422);
        assertThat(plies.path("code").asText()).isEqualTo("TOO_MANY_PLIES");
        assertThat(plies.path("limit").asInt()).isEqualTo(2000);
        JsonNode nested = tree(pdn("32-28" + "(32-27".repeat(65)), 422);
        assertThat(nested.path("code").asText()).isEqualTo("NESTED_TOO_DEEP");
    }

    @Test
    void bodiesUpToTheLimitAreReadAndNoLongerOnes() throws IOException {
        String comment = "{" + "x".repeat(250 * 1024) + "}";

        assertThat(tree(body(PDN, (GAME + comment).getBytes(StandardCharsets.UTF_8)), 200)
                        .path("valid")
                        .asBoolean())
                .isTrue();
        // The body itself is not sent: the service closes the connection without reading it.
        String refused = RawHttp.send(
                RawHttp.head("POST", "/v1/replays", "Content-Type: " + PDN, "Content-Length: " + 300 * 1024));
        assertThat(refused).startsWith("HTTP/1.1 413 ").contains("/v1/problems/content-too-large");
    }

    @Test
    void hostileTextsGetAnAnswerThatNamesThePlace() throws IOException {
        byte[] binary = new byte[4096];
        for (int i = 0; i < binary.length; i++) {
            binary[i] = (byte) (i * 31 + i / 7);
        }
        List<byte[]> texts = List.of(
                binary,
                "32-28\u0000 19-23".getBytes(StandardCharsets.UTF_8),
                "(".repeat(60).getBytes(StandardCharsets.UTF_8),
                "32-28 ".repeat(1000).getBytes(StandardCharsets.UTF_8),
                ("[FEN \"" + "W".repeat(9000) + "\"] 1-2").getBytes(StandardCharsets.UTF_8));

        for (byte[] text : texts) {
            JsonNode answer = tree(body("text/plain;charset=iso-8859-1", text), 200);
            assertThat(answer.path("valid").asBoolean()).isFalse();
            assertThat(answer.path("firstError").path("offset").isInt()).isTrue();
            assertThat(answer.path("firstError").path("text").asText()).hasSizeLessThanOrEqualTo(120);
            assertThat(answer.path("firstError").path("message").asText()).isNotEmpty();
        }
    }

    @Test
    void theSameRequestGetsTheSameBytes() {
        assertThat(pdn(MISSED_CAPTURE).asByteArray())
                .isEqualTo(pdn(MISSED_CAPTURE).asByteArray());
    }

    @Test
    void theRuleSetIsSaidOnce() throws IOException {
        ObjectNode request = game("", "32-28");
        ((ObjectNode) request.path("game")).put("ruleset", "fmjd");

        assertThat(tree(json(request.put("ruleset", "kings-15")), 400)
                        .path("code")
                        .asText())
                .isEqualTo("RULESET_TWICE");
    }

    @Test
    void aRuleSetOfOneBoardChoosesThisBoard() throws IOException {
        ObjectNode request = JSON.createObjectNode().put("pdn", "1. 21-17 *").put("ruleset", "fmjd64");

        JsonNode game = tree(json(request), 200).path("games").path(0);

        assertThat(game.path("variant").asText()).isEqualTo("brazilian");
        assertThat(game.path("ruleset").asText()).isEqualTo("fmjd64");
    }
}

package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Worked cases over HTTP: that the way through the service loses nothing of what the rules say. */
@QuarkusTest
class CasesResourceTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int EVERY_NTH_POSITION = 8;

    private static List<JsonNode> cases(String file) throws IOException {
        Path path = Path.of(System.getProperty("damka.cases", "none"), file);
        assumeTrue(Files.exists(path), "no worked cases beside the repository: " + path);
        List<JsonNode> cases = new ArrayList<>();
        for (String line : Files.readAllLines(path)) {
            if (!line.isBlank()) {
                cases.add(JSON.readTree(line));
            }
        }
        return cases;
    }

    private static Response post(String path, JsonNode body) {
        return given().contentType(ContentType.JSON).body(body.toString()).post(path);
    }

    private static ObjectNode game(JsonNode one) {
        ObjectNode game = JSON.createObjectNode();
        game.set("variant", one.path("variant"));
        return game;
    }

    // from, to and the set of captured squares: what a move is.
    private static String identity(JsonNode move, String captures) {
        TreeSet<Integer> captured = new TreeSet<>();
        move.path(captures)
                .forEach(square -> captured.add(
                        square.isInt() ? square.asInt() : square.path("square").asInt()));
        return move.path("from") + ">" + move.path("to") + captured;
    }

    @Test
    void legalMovesAreThoseOfTheWorkedPositions() throws IOException {
        List<JsonNode> cases = cases("legal-moves.jsonl");
        for (int i = 0; i < cases.size(); i += EVERY_NTH_POSITION) {
            JsonNode one = cases.get(i);
            ObjectNode request = JSON.createObjectNode();
            request.set("game", game(one).set("position", one.path("fen")));

            JsonNode answer = JSON.readTree(post("/v1/legal-moves", request).asByteArray());

            TreeSet<String> expected = new TreeSet<>();
            one.path("legal").forEach(move -> expected.add(identity(move, "captures")));
            TreeSet<String> listed = new TreeSet<>();
            answer.path("moves").forEach(move -> listed.add(identity(move, "captured")));
            assertThat(listed).as(one.path("id").asText()).isEqualTo(expected);
        }
    }

    @Test
    void outcomesAreThoseOfTheWorkedGames() throws IOException {
        for (JsonNode one : cases("outcomes.jsonl")) {
            ObjectNode game = game(one);
            game.set("ruleset", one.path("ruleset"));
            game.set("start", one.path("startFen"));
            game.set("moves", one.path("moves"));
            ObjectNode request = JSON.createObjectNode();
            request.set("game", game);

            JsonNode answer = JSON.readTree(post("/v1/outcomes", request).asByteArray());

            String expected = switch (one.path("expected").path("status").asText()) {
                case "white-wins" -> "2-0";
                case "black-wins" -> "0-2";
                case "draw" -> "1-1";
                default -> "*";
            };
            assertThat(answer.path("result").asText())
                    .as(one.path("id") + " " + answer)
                    .isEqualTo(expected);
        }
    }

    @Test
    void reportedFaultsOfParsingAreNotOurs() throws IOException {
        for (JsonNode report : cases("bug-reports.jsonl")) {
            JsonNode one = report.path("case");
            String id = report.path("id").asText();
            if (one.path("op").asText().equals("parse-fen")) {
                parsesFen(report, one, id);
            } else if (one.path("op").asText().equals("parse-move")) {
                parsesMove(report, one, id);
            }
        }
    }

    private static void parsesFen(JsonNode report, JsonNode one, String id) throws IOException {
        ObjectNode request = JSON.createObjectNode();
        request.set("variant", variant(report, one));
        request.set("input", field(one, "text"));
        Response response = post("/v1/positions", request);
        JsonNode expected = report.path("expected");
        if (expected.isObject() && expected.has("error")) {
            assertThat(response.statusCode()).as(id).isIn(400, 422);
        } else {
            String fen = expected.isTextual()
                    ? expected.asText()
                    : expected.path("fen").asText();
            JsonNode answer = JSON.readTree(response.asByteArray());
            assertThat(answer.path("position").path("fen").asText())
                    .as(id + answer)
                    .isEqualTo(fen);
        }
    }

    private static void parsesMove(JsonNode report, JsonNode one, String id) throws IOException {
        ObjectNode game = JSON.createObjectNode();
        game.set("variant", variant(report, one));
        game.set("position", field(one, "fen"));
        ObjectNode request = JSON.createObjectNode();
        request.set("game", game);
        request.set("move", field(one, "text"));
        JsonNode answer = JSON.readTree(post("/v1/move-checks", request).asByteArray());
        JsonNode expected = report.path("expected");
        if (expected.has("error")) {
            assertThat(answer.path("legal").asBoolean()).as(id + answer).isFalse();
            boolean ambiguous = expected.path("error").asText().equals("ambiguous");
            assertThat(answer.path("resolution").asText().equals("ambiguous"))
                    .as(id + answer)
                    .isEqualTo(ambiguous);
        } else {
            assertThat(identity(answer.path("move"), "captured"))
                    .as(id + answer)
                    .isEqualTo(identity(expected.path("move"), "captures"));
        }
    }

    private static JsonNode variant(JsonNode report, JsonNode one) {
        return one.has("variant") ? one.path("variant") : report.path("variant");
    }

    private static JsonNode field(JsonNode one, String name) {
        return one.has(name) ? one.path(name) : one.path("input").path(name);
    }
}

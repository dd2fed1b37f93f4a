package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many requests in one. */
@QuarkusTest
class BatchesResourceTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String GAME = "{\"game\":{\"position\":\"W:WK4:B13,20,32,37\"}}";

    private static Response post(String path, String body) {
        return given().contentType(ContentType.JSON)
                .header("traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
                .body(body)
                .post(path);
    }

    static JsonNode batch(int status, String... items) throws IOException {
        Response response = post("/v1/batches", "{\"items\":[" + String.join(",", items) + "]}");
        JsonNode answer = JSON.readTree(response.asByteArray());
        assertThat(response.statusCode()).as(answer.toString()).isEqualTo(status);
        return answer;
    }

    static String item(String id, String operation, String body) {
        return "{\"id\":\"" + id + "\",\"operation\":\"" + operation + "\",\"body\":" + body + "}";
    }

    private static List<Integer> statuses(JsonNode answer) {
        List<Integer> statuses = new ArrayList<>();
        answer.path("items").forEach(item -> statuses.add(item.path("status").asInt()));
        return statuses;
    }

    @Test
    void everyItemGetsTheAnswerThatItWouldGetAlone() throws IOException {
        String check = "{\"game\":{\"position\":\"W:W37,48:B12,22,31,32\"},\"move\":\"37x26\"}";
        String moves = "{\"game\":{\"moves\":[]},\"moves\":[\"32-28\"]}";
        String position = "{\"input\":\"W:WK4:B13\"}";
        JsonNode answer = batch(
                207,
                item("1", "legal-moves", GAME),
                item("2", "move-checks", check),
                item("3", "moves", moves),
                item("4", "outcomes", GAME),
                item("5", "positions", position));

        String[] paths = {"legal-moves", "move-checks", "moves", "outcomes", "positions"};
        String[] bodies = {GAME, check, moves, GAME, position};
        for (int i = 0; i < paths.length; i++) {
            JsonNode alone = JSON.readTree(post("/v1/" + paths[i], bodies[i]).asByteArray());
            JsonNode item = answer.path("items").path(i);
            assertThat(item.path("id").asText()).isEqualTo(Integer.toString(i + 1));
            assertThat(item.path("status").asInt()).isEqualTo(200);
            assertThat(item.path("body")).isEqualTo(alone);
            assertThat(item.has("problem")).isFalse();
        }
    }

    @Test
    void aFaultOfOneItemTouchesNoOther() throws IOException {
        String illegal = "{\"game\":{\"moves\":[]},\"moves\":[\"32-26\"]}";
        JsonNode answer = batch(
                207,
                item("good", "outcomes", GAME),
                item("illegal", "moves", illegal),
                item("unknown member", "outcomes", "{\"gaem\":{}}"),
                item("wrong type", "outcomes", "{\"game\":{\"strict\":\"yes\"}}"),
                item("no object", "outcomes", "[]"),
                item("null", "outcomes", "null"),
                item("search", "best-moves", GAME),
                item("no rule set", "outcomes", "{\"game\":{\"ruleset\":\"chess\",\"moves\":[]}}"),
                item("half", "outcomes", "{\"game\":{\"position\":\"\\ud800\"}}"),
                item("huge", "outcomes", "{\"game\":{\"counters\":{\"kingPliesWithoutCapture\":99999999999}}}"),
                "5",
                "{}",
                "{\"id\":7}",
                "{\"id\":\"x\",\"size\":1}",
                item("last", "legal-moves", GAME));

        assertThat(statuses(answer))
                .containsExactly(200, 422, 400, 400, 400, 400, 400, 404, 400, 400, 400, 400, 400, 400, 200);
        assertThat(answer.path("items").path(1).path("problem"))
                .isEqualTo(JSON.readTree(post("/v1/moves", illegal).asByteArray()));
        assertThat(answer.path("items")
                        .path(6)
                        .path("problem")
                        .path("errors")
                        .path(0)
                        .path("pointer")
                        .asText())
                .isEqualTo("#/items/6/operation");
    }

    @Test
    void anIdTwiceIsRefused() throws IOException {
        JsonNode problem = batch(400, item("a", "outcomes", GAME), item("a", "outcomes", GAME));

        assertThat(problem.path("code").asText()).isEqualTo("DUPLICATE_ID");
        assertThat(problem.path("errors").path(0).path("pointer").asText()).isEqualTo("#/items/1/id");
    }

    @Test
    void moreThanAHundredItemsAreRefused() throws IOException {
        String[] items = new String[101];
        for (int i = 0; i < items.length; i++) {
            items[i] = item(Integer.toString(i), "positions", "{\"input\":\"W:WK4:B13\"}");
        }

        assertThat(batch(422, items).path("code").asText()).isEqualTo("TOO_MANY_ITEMS");
    }

    @Test
    void aBatchIsNotEmpty() throws IOException {
        assertThat(batch(400).path("code").asText()).isEqualTo("MISSING_MEMBER");
    }

    @Test
    void problemsSpeakTheCallersLanguage() {
        Response response = given().contentType(ContentType.JSON)
                .header("Accept-Language", "pl")
                .body("{\"items\":[" + item("a", "moves", "{\"game\":{\"moves\":[]}}") + "]}")
                .post("/v1/batches");

        assertThat(response.header("Content-Language")).isEqualTo("pl");
        assertThat(response.jsonPath().getString("items[0].problem.title")).isEqualTo("Niewłaściwy parametr");
    }
}

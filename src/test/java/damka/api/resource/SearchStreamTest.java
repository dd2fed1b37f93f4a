package damka.api.resource;

import static org.assertj.core.api.Assertions.assertThat;

import damka.api.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class SearchStreamTest {

    // A slot is freed when the server hears of the closed connection, which may be after the next request came: asked
    // again
    // for as long as there is no room, but far shorter than the searches that went away would have run.
    private static String answerOnceThereIsRoom() {
        Response answer = shortSearch();
        for (int tries = 0; answer.statusCode() == 503 && tries < 500; tries++) {
            answer = shortSearch();
        }
        return answer.asString();
    }

    private static Response shortSearch() {
        return RestAssured.given()
                .contentType("application/json")
                .body("{\"game\":{\"moves\":[]},\"limits\":{\"depth\":2}}")
                .post("/v1/best-moves");
    }

    private static String request(String accept, String body) {
        return RawHttp.head(
                        "POST",
                        "/v1/best-moves",
                        "Accept: " + accept,
                        "Content-Type: application/json",
                        "Content-Length: " + body.length())
                + body;
    }

    @Test
    void eachDepthIsALineAndTheLastIsFinal() throws IOException {
        String answer =
                RawHttp.send(request("application/x-ndjson", "{\"game\":{\"moves\":[]},\"limits\":{\"depth\":4}}"));

        String[] objects =
                answer.lines().filter(line -> line.startsWith("{\"bestMove\"")).toArray(String[]::new);
        assertThat(answer).startsWith("HTTP/1.1 200").containsIgnoringCase("content-type: application/x-ndjson");
        assertThat(objects).hasSizeGreaterThanOrEqualTo(2);
        assertThat(objects[objects.length - 1]).contains("\"final\":true", "\"depth\":4");
        for (int i = 0; i < objects.length - 1; i++) {
            assertThat(objects[i]).contains("\"final\":false");
        }
    }

    @Test
    void eventsCarryTheSame() throws IOException {
        String answer =
                RawHttp.send(request("text/event-stream", "{\"game\":{\"moves\":[]},\"limits\":{\"depth\":3}}"));

        assertThat(answer).startsWith("HTTP/1.1 200").containsIgnoringCase("content-type: text/event-stream");
        assertThat(answer).contains("data: {\"bestMove\"").contains("\"final\":true");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"game\":{\"position\":\"W:WK46:B37,41\"}}|422",
                "{\"game\":{}}|400",
                "{|400",
                "{\"game\":{\"moves\":[]},\"limits\":{\"timeMs\":30001}}|422"
            })
    void whatCannotBeSearchedIsAProblemInAStreamToo(String body, int status) throws IOException {
        String answer = RawHttp.send(request("application/x-ndjson", body));

        assertThat(answer)
                .startsWith("HTTP/1.1 " + status)
                .containsIgnoringCase("content-type: application/problem+json");
    }

    @Test
    void goingAwayBeforeTheAnswerFreesTheSlotToo() throws IOException {
        String slow = request("application/json", "{\"game\":{\"moves\":[]},\"limits\":{\"timeMs\":5000}}");
        for (int i = 0; i < 4; i++) {
            try (Socket socket = RawHttp.open()) {
                socket.getOutputStream().write(slow.getBytes(StandardCharsets.ISO_8859_1));
                socket.getOutputStream().flush();
                RawHttp.get("/v1/limits");
            }
        }

        String next = answerOnceThereIsRoom();

        assertThat(next).contains("\"stoppedBy\":\"depth\"");
    }

    @Test
    void closingTheConnectionFreesTheSlot() throws IOException {
        String endless = request("application/x-ndjson", "{\"game\":{\"moves\":[]},\"limits\":{\"timeMs\":30000}}");
        for (int i = 0; i < 4; i++) {
            try (Socket socket = RawHttp.open()) {
                socket.getOutputStream().write(endless.getBytes(StandardCharsets.ISO_8859_1));
                socket.getOutputStream().flush();
                assertThat(socket.getInputStream().read()).isEqualTo('H');
            }
        }

        String next = answerOnceThereIsRoom();

        assertThat(next).contains("\"stoppedBy\":\"depth\"");
    }
}

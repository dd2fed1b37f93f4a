package damka.api.resource;

import static damka.api.resource.HostileRequestTest.WHOLE_GAMES;
import static damka.api.resource.HostileRequestTest.assertProblem;
import static damka.api.resource.HostileRequestTest.json;
import static damka.api.resource.HostileRequestTest.post;
import static org.assertj.core.api.Assertions.assertThat;

import damka.api.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** As {@link HostileRequestTest}, for whole games, batches and pictures. */
@QuarkusTest
class HostileGamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"pdn\":5}|400|malformed-json",
                "{\"pdn\":[\"32-28\"]}|400|malformed-json",
                "{\"pdn\":\"1. 32-28\",\"strictEnd\":\"true\"}|400|malformed-json",
                "{\"pdn\":\"1. 32-28\",\"variations\":1}|400|malformed-json",
                "{\"pdn\":\"1. 32-28\",\"game\":{\"moves\":[]}}|400|conflicting-game-forms",
                "{\"pdn\":\"1. 32-28\",\"colour\":1}|400|unknown-member",
                "{\"pdn\":\"1. 32-28\",\"ruleset\":\"chess\"}|404|unknown-ruleset",
                "{\"pdn\":\"\"}|400|malformed-notation",
                "{}|400|invalid-parameter",
                "{\"pdn\":null}|400|invalid-parameter"
            })
    void requestsForWholeGamesThatCannotBeReadAreProblems(String body, int status, String slug) throws IOException {
        for (String path : WHOLE_GAMES) {
            assertProblem(json(path, body), status, slug);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"timeMsTotal\":\"1000\"}|400|malformed-json",
                "{\"timeMsTotal\":1000.5}|400|malformed-json",
                "{\"timeMsTotal\":99999999999}|400|malformed-json",
                "{\"timeMsTotal\":-1}|422|limit-exceeded",
                "{\"nodesPerPly\":0}|422|limit-exceeded",
                "{\"nodesPerPly\":true}|400|malformed-json",
                "{\"seed\":1}|400|unknown-member"
            })
    void budgetsThatCannotBeAreProblems(String budget, int status, String slug) throws IOException {
        String body = "{\"pdn\":\"1. 32-28\"," + budget.substring(1);

        assertProblem(json("/v1/annotations", body), status, slug);
    }

    @ParameterizedTest
    @CsvSource({
        "timeMsTotal=x,400,invalid-parameter",
        "timeMsTotal=1e3,400,invalid-parameter",
        "timeMsTotal=999999999999999999999,400,invalid-parameter",
        "timeMsTotal=99999999999,422,limit-exceeded",
        "timeMsTotal=500&timeMsTotal=500,400,invalid-parameter",
        "timeMs=500,400,invalid-parameter",
        "nodesPerPly=-5,422,limit-exceeded",
        "timeMsTotal=%FF,400,invalid-parameter"
    })
    void budgetsInTheAddressThatCannotBeAreProblems(String query, int status, String slug) throws IOException {
        for (String accept : List.of("application/json", "application/vnd.pdn", "application/x-ndjson")) {
            String answer = post(
                    "/v1/annotations?" + query,
                    "1. 32-28 *".getBytes(StandardCharsets.UTF_8),
                    "Content-Type: application/vnd.pdn",
                    "Accept: " + accept);

            assertProblem(answer, status, slug);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}|400|invalid-parameter",
                "{\"items\":{}}|400|malformed-json",
                "{\"items\":\"x\"}|400|malformed-json",
                "{\"item\":[]}|400|unknown-member"
            })
    void batchesThatCannotBeReadAreProblems(String body, int status, String slug) throws IOException {
        assertProblem(json("/v1/batches", body), status, slug);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "[]", "\"x\"", "{\"id\":1}", "{\"operation\":[]}"})
    void anItemThatCannotBeReadIsItsOwnProblem(String item) throws IOException {
        String answer = json("/v1/batches", "{\"items\":[" + item + "]}");

        assertThat(answer)
                .startsWith("HTTP/1.1 207 ")
                .contains("\"status\":400")
                .doesNotContain("Exception", "jackson", "java.", "damka.", "<html");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "\"x\"", "[]", "null", "{\"game\":[]}", "{\"game\":{\"position\":5}}"})
    void aRequestInAnItemThatCannotBeReadIsItsOwnProblem(String item) throws IOException {
        String sound = "{\"id\":\"b\",\"operation\":\"legal-moves\",\"body\":{\"game\":{\"moves\":[]}}}";

        String answer = json(
                "/v1/batches",
                "{\"items\":[{\"id\":\"a\",\"operation\":\"legal-moves\",\"body\":" + item + "}," + sound + "]}");

        assertThat(answer)
                .satisfiesAnyOf(
                        one -> assertThat(one).startsWith("HTTP/1.1 207 ").contains("\"id\":\"b\",\"status\":200"),
                        one -> assertThat(one).startsWith("HTTP/1.1 400 "))
                .doesNotContain("Exception", "jackson", "java.", "damka.", "<html");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v1/boards/%FF.svg",
                "/v1/boards/%.png",
                "/v1/boards/%00.txt",
                "/v1/boards/W%3AW31%3AB1%0A.svg",
                "/v1/boards/..%2F..%2Fetc.png",
                "/v1/boards/%E2%98%83.svg",
                "/v1/boards/.svg",
                "/v1/boards/W:W99:B1.svg",
                "/v1/boards/iAAAA.png",
                "/v1/boards/W:W31:B1.svg?size=99999999999999",
                "/v1/boards/W:W31:B1.svg?size=-1",
                "/v1/boards/W:W31:B1.svg?theme=%3Cscript%3E",
                "/v1/boards/W:W31:B1.svg?last=<script>",
                "/v1/boards/W:W31:B1.png?arrows=1-2,,,",
                "/v1/boards/W:W31:B1.png?size=128&size=129",
                "/v1/boards/W:W31:B1.txt?style=%FF",
                "/v1/boards/W:W31:B1.txt?lang=xx",
                "/%FF",
                "/v1/%FF"
            })
    void addressesOfPicturesThatCannotBeAreProblems(String target) throws IOException {
        String answer = RawHttp.get(target);

        assertThat(answer)
                .containsPattern("^HTTP/1.1 4\\d\\d ")
                .containsIgnoringCase("content-type: application/problem+json")
                .containsIgnoringCase("access-control-allow-origin: *")
                .doesNotContain("Exception", "java.", "damka.", "<html");
    }

    private static List<String> bombs() {
        int size = 250 * 1024;
        return List.of(
                "32-28 " + "(".repeat(size),
                "(".repeat(60) + "32-28" + ")".repeat(size),
                "32-28 (32-27) ".repeat(size / 14),
                "32-28 (31-26 (31-27 (32-27 (33-28) 20-25) 19-23) 18-23) ".repeat(size / 60),
                "32-28" + "{".repeat(size),
                "32-28 {" + "x".repeat(size),
                "32-28 " + "x".repeat(size),
                "[Event \"" + "y".repeat(size),
                "[Event \"" + "\\\"".repeat(size / 2) + "\"]",
                "[a \"b\"]".repeat(size / 7),
                "[FEN \"W:W" + "K31,".repeat(size / 4) + "\"] 1-2",
                "/FEN \"W:W50:B1\"/ ".repeat(size / 18),
                "1.".repeat(size / 2),
                "$".repeat(size),
                "!".repeat(size),
                "32x".repeat(size / 3),
                "* ".repeat(size / 2),
                "\r\n".repeat(size / 2),
                ";" + "z".repeat(size),
                "%" + "z".repeat(size),
                "999999999999999999999-1 ".repeat(size / 24));
    }

    @Test
    void textsMadeToExplodeGetAnAnswer() throws IOException {
        for (String path : WHOLE_GAMES) {
            for (String bomb : bombs()) {
                String answer = post(
                        path,
                        bomb.getBytes(StandardCharsets.ISO_8859_1),
                        "Content-Type: text/plain;charset=iso-8859-1");

                String shown = path + " " + bomb.substring(0, 20);
                assertThat(answer).as(shown).containsPattern("^HTTP/1.1 (200|4\\d\\d) ");
                assertThat(answer)
                        .as(shown)
                        .doesNotContain("Exception", "java.", "damka.", "x".repeat(121), "y".repeat(121));
            }
        }
    }

    @Test
    void aLineOfAMebibyteIsNotRead() throws IOException {
        for (String path : WHOLE_GAMES) {
            String answer = RawHttp.send(
                    RawHttp.head("POST", path, "Content-Type: application/vnd.pdn", "Content-Length: 1048576"));

            assertProblem(answer, 413, "content-too-large");
            assertThat(answer).contains("\"limit\":262144");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/xml",
                "application/pdn",
                "text/html",
                "text/plain; charset=utf-16",
                "application/vnd.pdn; charset=",
                "application/vnd.pdn; version=3",
                "application/json; charset=iso-8859-1",
                "x",
                "text/plain, text/plain"
            })
    void otherMediaTypesOfWholeGamesAreUnsupportedAndTheRightOnesNamed(String type) throws IOException {
        for (String path : WHOLE_GAMES) {
            String answer = post(path, "1. 32-28 *".getBytes(StandardCharsets.UTF_8), "Content-Type: " + type);

            assertProblem(answer, 415, "unsupported-media-type");
            assertThat(answer)
                    .containsPattern("\"detail\":\"[^\"]*application/json[^\"]*application/vnd.pdn[^\"]*text/plain")
                    .contains("\"expected\":\"application/json, application/vnd.pdn, text/plain\"");
        }
    }
}

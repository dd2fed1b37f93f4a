package damka.api.resource;

import static org.assertj.core.api.Assertions.assertThat;

import damka.api.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that a stranger sends gets a 500, a stack trace or HTML. */
@QuarkusTest
class HostileRequestTest {
    private static final List<String> PATHS = List.of(
            "/v1/positions",
            "/v1/legal-moves",
            "/v1/move-checks",
            "/v1/moves",
            "/v1/outcomes",
            "/v1/best-moves",
            "/v1/endings");
    static final List<String> WHOLE_GAMES = List.of("/v1/replays", "/v1/annotations");
    private static final List<String> LARGE = List.of("/v1/replays", "/v1/annotations", "/v1/batches");

    static String post(String path, byte[] body, String... headers) throws IOException {
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        String[] all = java.util.Arrays.copyOf(headers, headers.length + 1);
        all[headers.length] = "Content-Length: " + body.length;
        request.writeBytes(RawHttp.head("POST", path, all).getBytes(StandardCharsets.ISO_8859_1));
        request.writeBytes(body);
        return RawHttp.send(request.toByteArray());
    }

    static String json(String path, String body) throws IOException {
        return post(path, body.getBytes(StandardCharsets.UTF_8), "Content-Type: application/json");
    }

    static void assertProblem(String answer, int status, String slug) {
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status + " ")
                .containsIgnoringCase("content-type: application/problem+json")
                .containsIgnoringCase("access-control-allow-origin: *")
                .contains("\"type\":\"/v1/problems/" + slug + "\"")
                .doesNotContain("Exception", "jackson", "java.", "damka.", "<html");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "1",
                "null",
                "\"x\"",
                "{\"game\":",
                "{} {}",
                "{}x",
                "{\"game\":{}}}",
                "{\"game\":{},\"game\":{}}",
                "{\"game\":{\"position\":\"\\ud800\"}}",
                "{'game':1}",
                "{\"game\":NaN}",
                "{\"game\":1}",
                "{\"game\":[]}",
                "{\"game\":\"W:WK4:B13\"}",
                "{\"game\":{\"position\":5}}",
                "{\"game\":{\"strict\":\"false\"}}",
                "{\"game\":{\"moves\":\"32-28\"}}",
                "{\"game\":{\"moves\":[null]}}",
                "{\"game\":{\"moves\":[true]}}",
                "{\"game\":{\"position\":true}}",
                "{\"game\":{\"counters\":{\"kingPliesWithoutCapture\":\"5\"}}}",
                "{\"game\":{\"counters\":{\"kingPliesWithoutCapture\":1.5}}}",
                "{\"game\":{\"counters\":{\"kingPliesWithoutCapture\":99999999999}}}",
                "{\"game\":{\"counters\":{\"kingPliesWithoutCapture\":123456789012345678901234567890123}}}",
                "{\"game\":{\"moves\":[{\"from\":1}]}}",
                "{\"game\":{\"moves\":[{\"from\":\"32\",\"to\":28}]}}"
            })
    void unreadableBodiesAreMalformed(String body) throws IOException {
        for (String path : List.of(
                "/v1/legal-moves", "/v1/move-checks", "/v1/moves", "/v1/outcomes", "/v1/best-moves", "/v1/endings")) {
            assertProblem(json(path, body), 400, "malformed-json");
        }
        for (String path : WHOLE_GAMES) {
            assertProblem(json(path, body), 400, "malformed-json");
        }
    }

    @Test
    void deepNestingIsMalformed() throws IOException {
        for (String path : PATHS) {
            assertDeepNestingIsMalformed(path);
        }
        for (String path : LARGE) {
            assertDeepNestingIsMalformed(path);
            assertProblem(
                    json(path, "{\"items\":[{\"body\":" + "[".repeat(20) + "]".repeat(20) + "}]}"),
                    400,
                    "malformed-json");
        }
    }

    private static void assertDeepNestingIsMalformed(String path) throws IOException {
        assertProblem(json(path, "[".repeat(30_000)), 400, "malformed-json");
        assertProblem(json(path, "{\"a\":".repeat(5_000)), 400, "malformed-json");
        assertProblem(json(path, "{\"game\":" + "[".repeat(20) + "]".repeat(20) + "}"), 400, "malformed-json");
    }

    @Test
    void unknownMembersAreNamed() throws IOException {
        String answer = json("/v1/legal-moves", "{\"game\":{\"position\":\"W:WK4:B13\",\"colour\":1}}");

        assertProblem(answer, 400, "unknown-member");
        assertThat(answer).contains("\"pointer\":\"#/game/colour\"");
    }

    @Test
    void longNamesAreMalformed() throws IOException {
        assertProblem(json("/v1/legal-moves", "{\"" + "a".repeat(65) + "\":1}"), 400, "malformed-json");
    }

    @Test
    void longStringsExceedTheLimit() throws IOException {
        String answer = json("/v1/legal-moves", "{\"game\":{\"position\":\"" + "W".repeat(4_097) + "\"}}");

        assertProblem(answer, 422, "limit-exceeded");
        assertThat(answer).contains("\"pointer\":\"#/game/position\"");
    }

    @Test
    void bodiesOverTheLimitAreNotRead() throws IOException {
        for (String path : PATHS) {
            String declared = RawHttp.send(
                    RawHttp.head("POST", path, "Content-Type: application/json", "Content-Length: 300000"));
            assertProblem(declared, 413, "content-too-large");
            assertThat(declared).contains("\"limit\":65536");
        }
        for (String path : LARGE) {
            String declared = RawHttp.send(
                    RawHttp.head("POST", path, "Content-Type: application/json", "Content-Length: 300000"));
            assertProblem(declared, 413, "content-too-large");
            assertThat(declared).contains("\"limit\":262144");
        }
    }

    @Test
    void chunkedBodiesOverTheLimitAreCutOff() throws IOException {
        StringBuilder request = new StringBuilder(RawHttp.head(
                "POST", "/v1/legal-moves", "Content-Type: application/json", "Transfer-Encoding: chunked"));
        String chunk = "1000\r\n" + "a".repeat(4096) + "\r\n";

        String answer = RawHttp.send(request.append(chunk.repeat(17)).toString());

        assertProblem(answer, 413, "content-too-large");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/xml",
                "application/json; charset=iso-8859-2",
                "multipart/form-data",
                "x",
                "application/json, application/json",
                "application/problem+json"
            })
    void otherMediaTypesAreUnsupported(String type) throws IOException {
        assertProblem(
                post("/v1/legal-moves", "{}".getBytes(StandardCharsets.UTF_8), "Content-Type: " + type),
                415,
                "unsupported-media-type");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br", "deflate", "gzip, identity", "zstd"})
    void encodedBodiesAreUnsupported(String encoding) throws IOException {
        String answer = post(
                "/v1/legal-moves",
                new byte[] {31, -117, 8, 0},
                "Content-Type: application/json",
                "Content-Encoding: " + encoding);

        assertProblem(answer, 415, "unsupported-media-type");
    }

    @Test
    void aBodyWithoutAMediaTypeIsUnsupported() throws IOException {
        assertProblem(post("/v1/legal-moves", "{}".getBytes(StandardCharsets.UTF_8)), 415, "unsupported-media-type");
    }

    @Test
    void bytesThatAreNoUtf8AreMalformed() throws IOException {
        byte[] body = {'{', '"', (byte) 0xFF, '"', ':', '1', '}'};

        assertProblem(post("/v1/legal-moves", body, "Content-Type: application/json"), 400, "malformed-json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:W51:B1|SQUARE_OUT_OF_RANGE",
                "W:W0:B1|SQUARE_OUT_OF_RANGE",
                "X:W31:B1|SIDE_TO_MOVE_UNKNOWN",
                "''|UNEXPECTED_END",
                "W:W31-:B1|UNEXPECTED_CHARACTER",
                "W:W31\\u0000:B1|UNEXPECTED_CHARACTER",
                "W:W99999999999999999999:B1|SQUARE_OUT_OF_RANGE"
            })
    void unreadablePositionsAreMalformedNotation(String fen, String code) throws IOException {
        String answer = json("/v1/legal-moves", "{\"game\":{\"position\":\"" + fen + "\"}}");

        assertProblem(answer, 400, "malformed-notation");
        assertThat(answer).contains("\"code\":\"" + code + "\"", "\"pointer\":\"#/game/position\"");
    }

    @Test
    void everyFaultOfAnIllegalPositionIsListed() throws IOException {
        String answer = json("/v1/positions", "{\"input\":\"W:W1,2,31:B31,50\"}");

        assertProblem(answer, 422, "illegal-position");
        assertThat(answer).contains("MAN_ON_PROMOTION_ROW", "SQUARE_NAMED_TWICE");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}|400|conflicting-game-forms",
                "{\"position\":\"W:W31:B1\",\"moves\":[]}|400|conflicting-game-forms",
                "{\"position\":\"W:W31:B1\",\"state\":\"i1.x\"}|400|conflicting-game-forms",
                "{\"state\":\"i1.x\"}|400|invalid-state-token",
                "{\"state\":\"\"}|400|invalid-state-token",
                "{\"state\":\"z9.AAAAAAAAAAAA\"}|400|invalid-state-token",
                "{\"variant\":\"chess\",\"moves\":[]}|404|unknown-variant",
                "{\"ruleset\":\"chess\",\"moves\":[]}|404|unknown-ruleset",
                "{\"ruleset\":\"fmjd64\",\"moves\":[]}|422|variant-ruleset-mismatch",
                "{\"moves\":[\"32-28\",\"x\"]}|422|illegal-game",
                "{\"position\":\"W:W1:B20\"}|422|illegal-position"
            })
    void gamesThatCannotBeAreProblems(String game, int status, String slug) throws IOException {
        for (String path : List.of("/v1/legal-moves", "/v1/outcomes", "/v1/best-moves", "/v1/endings")) {
            assertProblem(json(path, "{\"game\":" + game + "}"), status, slug);
        }
    }

    @Test
    void gamesOverTheLimitOfPliesAreRefused() throws IOException {
        String moves = String.join(",", java.util.Collections.nCopies(2_001, "\"32-28\""));

        assertProblem(json("/v1/legal-moves", "{\"game\":{\"moves\":[" + moves + "]}}"), 422, "limit-exceeded");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"timeMs\":5001}",
                "{\"timeMs\":9}",
                "{\"depth\":41}",
                "{\"depth\":0}",
                "{\"nodes\":50000001}",
                "{\"nodes\":-1}"
            })
    void searchLimitsAreRefusedNotClamped(String limits) throws IOException {
        assertProblem(
                json("/v1/best-moves", "{\"game\":{\"moves\":[]},\"limits\":" + limits + "}"), 422, "limit-exceeded");
    }

    @Test
    void aLongEchoIsCut() throws IOException {
        String answer = json("/v1/legal-moves", "{\"game\":{\"variant\":\"" + "v".repeat(4_000) + "\",\"moves\":[]}}");

        assertProblem(answer, 404, "unknown-variant");
        assertThat(answer).doesNotContain("v".repeat(121));
    }

    @Test
    void manyRequestsAtOnceGetTheirOwnAnswers() {
        List<CompletableFuture<String>> answers = IntStream.range(0, 16)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> {
                    try {
                        return json("/v1/legal-moves", "{\"game\":{\"position\":\"W:W" + (31 + i) + ":B1\"}}");
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                }))
                .toList();

        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i).join()).startsWith("HTTP/1.1 200").contains("\"from\":" + (31 + i));
        }
    }
}

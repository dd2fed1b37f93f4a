package damka.api.edge;

import static org.assertj.core.api.Assertions.assertThat;

import damka.api.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class RawRequestTest {

    @ParameterizedTest
    @ValueSource(strings = {"/%FF", "/%", "/v1/%zz", "/%00", "/v1/limits%0a", "/v1/../%c0%af"})
    void brokenPathsAreProblems(String path) throws IOException {
        String answer = RawHttp.get(path);

        assertProblem(answer, 400, "invalid-parameter");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/v1", "/v1/", "/v1/limits/", "//v1/limits", "/v1/nothing", "/q/nothing"})
    void unknownPathsAreProblems(String path) throws IOException {
        String answer = RawHttp.get(path);

        assertProblem(answer, 404, "no-such-path");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"invalid/@@##", "text/html", "application/json;q=0", ";;;", "application/problem+json", "*/json"
            })
    void acceptHeadersThatNameNothingWeMakeAreProblems(String accept) throws IOException {
        String answer = RawHttp.get("/v1/limits", "Accept: " + accept);

        assertProblem(answer, 406, "not-acceptable");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*/*", "application/*", "text/html, application/json;q=0.1", "invalid/@@##, application/json", ""
            })
    void acceptHeadersThatNameJsonAreServed(String accept) throws IOException {
        String answer = RawHttp.get("/v1/limits", "Accept: " + accept);

        assertThat(answer).startsWith("HTTP/1.1 200").contains("\"bodyBytes\":65536");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "?=", "?%", "?%zz=1", "?a=%FF", "?&", "?a=1&a=2"})
    void brokenQueriesAreProblems(String query) throws IOException {
        String answer = RawHttp.get("/v1/limits" + query);

        if (query.equals("?")) {
            assertThat(answer).startsWith("HTTP/1.1 200");
        } else {
            assertProblem(answer, 400, "invalid-parameter");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/favicon.ico", "/q/swagger-ui/", "/q/openapi"})
    void pagesAreServedBesideTheApi(String path) throws IOException {
        String answer = RawHttp.get(path);

        assertThat(answer).startsWith("HTTP/1.1 200");
    }

    @Test
    void malformedOriginsAreNobodysProblem() throws IOException {
        String answer = RawHttp.get("/v1/limits", "Origin: https://%s");

        assertThat(answer).startsWith("HTTP/1.1 200").containsIgnoringCase("access-control-allow-origin: *");
    }

    @Test
    void aLongAddressIsAProblem() throws IOException {
        String answer = RawHttp.get("/v1/limits?x=" + "a".repeat(5_000));

        assertProblem(answer, 414, "uri-too-long");
    }

    @Test
    void longHeadersAreAProblem() throws IOException {
        String answer = RawHttp.get("/v1/limits", "X-Long: " + "a".repeat(9_500));

        assertProblem(answer, 431, "headers-too-large");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "POST", "TRACE", "BREW"})
    void otherMethodsAreProblemsThatNameTheRightOnes(String method) throws IOException {
        String answer = RawHttp.send(RawHttp.head(method, "/v1/limits", "Content-Length: 0"));

        assertProblem(answer, 405, "method-not-allowed");
        assertThat(answer).containsIgnoringCase("allow: GET, HEAD, OPTIONS");
    }

    @Test
    void headHasTheHeadersOfGetAndNoBody() throws IOException {
        String answer = RawHttp.send(RawHttp.head("HEAD", "/v1/limits"));

        assertThat(answer)
                .startsWith("HTTP/1.1 200")
                .containsIgnoringCase("etag: ")
                .endsWith("\r\n\r\n");
    }

    @Test
    void aTargetMayBeAWholeAddress() throws IOException {
        String got = RawHttp.get("http://elsewhere/v1/limits");
        String head = RawHttp.send(RawHttp.head("HEAD", "http://%s/v1/legal-moves?fen=W:W31:B1"));

        assertThat(got).startsWith("HTTP/1.1 200").contains("\"bodyBytes\":65536");
        assertThat(head).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"#", "*", "v1/limits", "elsewhere:80", "/q/swagger-ui./", "/q/swagger-uix", "/q/swagger-ui%2F"})
    void targetsThatOnlyLookLikeAPathAreProblems(String target) throws IOException {
        String answer = RawHttp.get(target);

        assertProblem(answer, 404, "no-such-path");
    }

    private static void assertProblem(String answer, int status, String slug) {
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status + " ")
                .containsIgnoringCase("content-type: application/problem+json")
                .containsIgnoringCase("access-control-allow-origin: *")
                .contains("\"type\":\"/v1/problems/" + slug + "\"")
                .contains("\"status\":" + status)
                .doesNotContain("Exception", "io.vertx", "damka.");
    }
}

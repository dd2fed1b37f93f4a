package damka.api.edge;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import io.vertx.core.net.SocketAddress;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A service for callers with a key, each of whom may send so many requests. Time stands still in it. */
@QuarkusTest
@TestProfile(GuardedServiceTest.Guarded.class)
class GuardedServiceTest {

    /** Keys for several callers, and few requests for each. */
    public static class Guarded implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "damka.security.api-keys",
                    "key-of-anna,key-of-bert,key-of-cleo,key-of-dora",
                    "damka.rate-limit.requests",
                    "5",
                    "damka.rate-limit.per",
                    "10s",
                    "quarkus.http.proxy.proxy-address-forwarding",
                    "true",
                    "quarkus.http.proxy.allow-x-forwarded",
                    "true",
                    "quarkus.http.proxy.trusted-proxies",
                    "127.0.0.1");
        }
    }

    @TestHTTPResource(value = "/", management = true)
    URI management;

    private static Response limits(String header, String value, String from) {
        return given().header(header, value).header("X-Forwarded-For", from).get("/v1/limits");
    }

    @ParameterizedTest
    @CsvSource({"X-API-Key,key-of-anna", "Authorization,Bearer key-of-anna", "authorization,bearer key-of-bert"})
    void whoHasAKeyIsAnswered(String header, String value) {
        limits(header, value, "192.0.2.1").then().statusCode(200);
    }

    @ParameterizedTest
    @CsvSource({
        "X-API-Key,key-of-eve,198.51.100.1",
        "X-API-Key,'',198.51.100.2",
        "Authorization,Basic key-of-anna,198.51.100.3",
        "Authorization,key-of-anna,198.51.100.4",
        "X-Other,key-of-anna,198.51.100.5"
    })
    void whoHasNoneIsRefused(String header, String value, String from) {
        limits(header, value, from)
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", "Bearer")
                .header("Access-Control-Allow-Origin", "*")
                .contentType("application/problem+json")
                .body("type", equalTo("/v1/problems/unauthorized"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/openapi", "/", "/favicon.ico", "/q/swagger-ui/"})
    void thePageAndTheDocumentNeedNoKey(String path) {
        for (int i = 0; i < 6; i++) {
            given().get(path).then().statusCode(200);
        }
    }

    @Test
    void probesNeedNoKey() {
        for (int i = 0; i < 6; i++) {
            given().baseUri(management.toString()).get("/health/ready").then().statusCode(200);
        }
    }

    @Test
    void aBrowserMayAskWhatItMaySend() {
        given().header("Origin", "https://example.org")
                .header("Access-Control-Request-Method", "POST")
                .options("/v1/legal-moves")
                .then()
                .statusCode(204);
    }

    @Test
    void eachKeyHasItsRequestsWhereverItIsUsed() {
        for (int left = 4; left >= 0; left--) {
            Response answer = limits("X-API-Key", "key-of-cleo", "192.0.2." + left);
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.header("RateLimit-Policy")).isEqualTo("\"requests\";q=5;w=10");
            assertThat(answer.header("RateLimit")).startsWith("\"requests\";r=" + left + ";t=");
        }

        limits("X-API-Key", "key-of-cleo", "192.0.2.1")
                .then()
                .statusCode(429)
                .header("Retry-After", "2")
                .header("RateLimit", "\"requests\";r=0;t=10")
                .body("type", equalTo("/v1/problems/rate-limited"))
                .body("retryAfter", equalTo(2));
        limits("X-API-Key", "key-of-dora", "192.0.2.1").then().statusCode(200);
    }

    @Test
    void keysCannotBeTriedOut() {
        for (int i = 0; i < 5; i++) {
            limits("X-API-Key", "guess-" + i, "203.0.113.1").then().statusCode(401);
        }

        limits("X-API-Key", "guess-5", "203.0.113.1").then().statusCode(429);
        limits("X-API-Key", "guess-6", "203.0.113.2").then().statusCode(401);
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.7,192.0.2.7,true",
        "192.0.2.7,192.0.2.8,false",
        "2001:db8:1:2::1,2001:db8:1:2:ffff::9,true",
        "2001:db8:1:2::1,2001:db8:1:3::1,false"
    })
    void aNetworkOfIpv6IsOneCaller(String first, String second, boolean same) {
        boolean equal = RateLimits.address(SocketAddress.inetSocketAddress(80, first))
                .equals(RateLimits.address(SocketAddress.inetSocketAddress(80, second)));

        assertThat(equal).isEqualTo(same);
    }
}

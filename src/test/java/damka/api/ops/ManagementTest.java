package damka.api.ops;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class ManagementTest {

    @TestHTTPResource(value = "/", management = true)
    URI management;

    @ParameterizedTest
    @ValueSource(strings = {"live", "ready", "started"})
    void healthIsOnTheManagementPort(String probe) {
        given().baseUri(management.toString())
                .get("/health/" + probe)
                .then()
                .statusCode(200)
                .body("status", equalTo("UP"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/health/live", "/q/metrics"})
    void thePublicPortHasNeitherHealthNorMetrics(String path) {
        given().get(path).then().statusCode(404).contentType("application/problem+json");
    }

    @Test
    void requestsAreCountedByOperationAndStatus() {
        given().get("/v1/variants/chess");
        given().contentType(ContentType.JSON).body("{\"game\":{\"moves\":[]}}").post("/v1/legal-moves");
        given().contentType(ContentType.JSON)
                .body("{\"game\":{\"moves\":[]},\"limits\":{\"depth\":2}}")
                .post("/v1/best-moves");

        String metrics = given().baseUri(management.toString()).get("/metrics").asString();

        assertThat(metrics)
                .contains("damka_requests_total{operation=\"getVariant\",status=\"404\"}")
                .contains("damka_requests_total{operation=\"findLegalMoves\",status=\"200\"}")
                .contains("damka_requests_rejected_total{problem=\"unknown-variant\"}")
                .contains("damka_legal_moves_count")
                .contains("damka_search_nodes_count")
                .contains("damka_search_depth_plies_count")
                .contains("damka_search_time_seconds_count")
                .contains("damka_search_wait_seconds_max")
                .contains("damka_search_overshoot_seconds_max")
                .contains("damka_search_ended_total{stopped_by=\"depth\"}")
                .contains("damka_search_slots ")
                .contains("damka_search_running ")
                .contains("damka_search_waiting ");
    }

    @Test
    void requestsAreCountedByTheirTime() {
        given().get("/v1/limits");

        assertThat(given().baseUri(management.toString()).get("/metrics").asString())
                .containsPattern("http_server_requests_seconds_bucket\\{[^}]*uri=\"/v1/limits\"[^}]*le=\"0.25\"");
    }
}

package damka.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.http.ContentType;
import org.junit.jupiter.api.Test;

/** The built jar, started as a user starts it. */
@QuarkusIntegrationTest
class ServiceIT {

    @Test
    void theBuiltServiceKnowsTheLegalMoves() {
        given().contentType(ContentType.JSON)
                .body("{\"game\":{\"position\":\"W:WK4:B13,20,32,37\"}}")
                .post("/v1/legal-moves")
                .then()
                .statusCode(200)
                .body("moves.id", hasItem("4x15x13x20x32"))
                .body("total", equalTo(2));
    }

    @Test
    void theBuiltServiceSearches() {
        given().contentType(ContentType.JSON)
                .body("{\"game\":{\"position\":\"W:W31-50:B1-20\"},\"limits\":{\"nodes\":2000},\"seed\":1}")
                .post("/v1/best-moves")
                .then()
                .statusCode(200)
                .body("forced", equalTo(false));
    }

    @Test
    void theBuiltServiceSpeaksPolish() {
        given().header("Accept-Language", "pl")
                .get("/v1/lessons/largest-capture")
                .then()
                .statusCode(200)
                .body("title", equalTo("Największe bicie"));
    }

    @Test
    void swaggerUiAndThePageAreInTheBuild() {
        given().get("/q/swagger-ui/").then().statusCode(200).body(containsString("swagger"));
        given().get("/").then().statusCode(200).body(containsString("damka-board"));
    }
}

package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class CatalogueResourceTest {

    private static final String[] PATHS = {
        "/v1/variants",
        "/v1/variants/international",
        "/v1/rulesets",
        "/v1/rulesets/fmjd64",
        "/v1/limits",
        "/v1/problems",
        "/v1/problems/illegal-move"
    };

    @Test
    void variantsHaveTheirBoardsAndRuleSets() {
        given().get("/v1/variants")
                .then()
                .statusCode(200)
                .body("variants.id", contains("international", "brazilian"))
                .body("variants.squareCount", contains(50, 32))
                .body("variants.defaultRuleset", contains("fmjd", "fmjd64"))
                .body("variants[0].squares", hasSize(50))
                .body(
                        "variants[0].start.fen",
                        equalTo("W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
                                + ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"))
                .body("variants[1].squares[28].algebraic", equalTo("a1"))
                .body("variants[1].squares[3].algebraic", equalTo("h8"));
    }

    @Test
    void squaresKnowTheirNeighbours() {
        given().get("/v1/variants/international")
                .then()
                .statusCode(200)
                .body("squares[27].neighbours.upLeft", equalTo(22))
                .body("squares[27].neighbours.upRight", equalTo(23))
                .body("squares[27].neighbours.downLeft", equalTo(32))
                .body("squares[27].neighbours.downRight", equalTo(33))
                .body("squares[45].neighbours", equalTo(java.util.Map.of("upRight", 41)))
                .body("squares[0].promotionRowOf", equalTo("white"));
    }

    @Test
    void ruleSetsAreData() {
        given().get("/v1/rulesets")
                .then()
                .statusCode(200)
                .body(
                        "rulesets.id",
                        contains("fmjd", "fmjd-cap16", "fmjd64", "cbd20", "progress-120", "kings-15", "no-capture-25"))
                .body("rulesets[5].threefold", equalTo(false))
                .body("rulesets[5].drawRules.limit", contains(30))
                .body("rulesets.drawRules.text.flatten()", everyItem(not(equalTo(""))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl"})
    void everyArticleThatIsCitedStandsInTheRuleSets(String language) {
        JsonPath rulesets = inLanguage(language).get("/v1/rulesets").jsonPath();
        Set<String> cited = new TreeSet<>();
        cited.addAll(inLanguage(language).get("/v1/reasons").jsonPath().getList("reasons.articles.flatten()"));

        for (int i = 0; i < rulesets.getList("rulesets").size(); i++) {
            List<String> articles = rulesets.getList("rulesets[" + i + "].articles.article");
            List<String> texts = rulesets.getList("rulesets[" + i + "].articles.text");
            List<String> ofDraws = rulesets.getList("rulesets[" + i + "].drawRules.article.findAll{it}");
            assertThat(articles).containsAll(cited).containsAll(ofDraws).doesNotHaveDuplicates();
            assertThat(texts)
                    .hasSameSizeAs(articles)
                    .doesNotHaveDuplicates()
                    .allSatisfy(text -> assertThat(text).endsWith("."));
        }
    }

    @Test
    void articlesAndDrawRulesAreToldInBothLanguages() {
        for (String texts : List.of("articles.text", "drawRules.text", "drawRules.name")) {
            List<String> english =
                    inLanguage("en").get("/v1/rulesets/fmjd").jsonPath().getList(texts);
            List<String> polish =
                    inLanguage("pl").get("/v1/rulesets/fmjd").jsonPath().getList(texts);
            assertThat(polish).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
        }
    }

    private static RequestSpecification inLanguage(String language) {
        return given().header("Accept-Language", language);
    }

    @ParameterizedTest
    @CsvSource({
        "pl,Warcaby międzynarodowe (10x10)",
        "en,International draughts (10x10)",
        "de,International draughts (10x10)"
    })
    void namesAreInTheCallersLanguage(String language, String name) {
        given().header("Accept-Language", language)
                .get("/v1/variants/international")
                .then()
                .statusCode(200)
                .header("Content-Language", language.equals("pl") ? "pl" : "en")
                .header("Vary", "Accept, Accept-Language")
                .body("name", equalTo(name));
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/variants/chess,unknown-variant,UNKNOWN_VARIANT",
        "/v1/rulesets/chess,unknown-ruleset,UNKNOWN_RULESET",
        "/v1/problems/chess,no-such-path,NO_SUCH_PATH"
    })
    void unknownIdsAreProblems(String path, String slug, String code) {
        given().get(path)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/v1/problems/" + slug))
                .body("code", equalTo(code))
                .body("instance", equalTo(path))
                .body("traceId", notNullValue());
    }

    @Test
    void everyAnswerCanBeCachedAndAskedForAgain() {
        for (String path : PATHS) {
            Response first = given().get(path);
            assertThat(first.statusCode()).as(path).isEqualTo(200);
            assertThat(first.header("Cache-Control")).isEqualTo("public, max-age=3600");
            String tag = first.header("ETag");

            Response again =
                    given().header("If-None-Match", "\"other\", W/" + tag).get(path);

            assertThat(again.statusCode()).isEqualTo(304);
            assertThat(again.header("ETag")).isEqualTo(tag);
            assertThat(again.asByteArray()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/v1/limits?x=1", "/v1/variants?variant=international", "/v1/problems/illegal-move?a=b&a=c"})
    void unknownQueryParametersAreRefused(String path) {
        given().urlEncodingEnabled(false)
                .get(path)
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", equalTo("/v1/problems/invalid-parameter"));
    }

    @Test
    void theTraceIdIsTheCallersWhereThereIsOne() {
        given().header("traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
                .get("/v1/variants/chess")
                .then()
                .body("traceId", equalTo("4bf92f3577b34da6a3ce929d0e0e4736"));
    }

    @Test
    void preflightsAreAnsweredAndKeptForADay() {
        given().header("Origin", "https://example.org")
                .header("Access-Control-Request-Method", "GET")
                .options("/v1/limits")
                .then()
                .statusCode(204)
                .header("Access-Control-Allow-Origin", "*")
                .header("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS")
                .header("Access-Control-Max-Age", "86400");
    }
}

package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class EndingsResourceTest {
    private static final String PATH = "/v1/endings";
    // Two kings catch one in five plies; five moves each are allowed.
    private static final String WON = "W:WK7,K28:BK6";

    private static ValidatableResponse post(String body) {
        return given().contentType(ContentType.JSON).body(body).post(PATH).then();
    }

    private static ValidatableResponse position(String fen, String more) {
        return post("{\"game\":{\"position\":\"" + fen + "\"" + more + "}}");
    }

    private static void assertProblem(ValidatableResponse answer, int status, String slug) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .header("Access-Control-Allow-Origin", "*")
                .body("type", equalTo("/v1/problems/" + slug));
    }

    @Test
    void aWonEndingSaysHowFarTheEndIsAndWhichMovesKeepTheWin() {
        post("{\"game\":{\"start\":\"" + WON + "\"},\"include\":[\"fen\"]}")
                .statusCode(200)
                .body("value", equalTo("win"))
                .body("category", equalTo("win"))
                .body("pliesToEnd", equalTo(5))
                .body("pieces", equalTo(3))
                .body("assumesNoPast", nullValue())
                .body("message", equalTo("White wins in 3 moves with best play."))
                .body("moves[0].id", equalTo("28-50"))
                .body("moves[0].notation", equalTo("28-50"))
                .body("moves[0].from", equalTo(28))
                .body("moves[0].to", equalTo(50))
                .body("moves[0].value", equalTo("win"))
                .body("moves[0].category", equalTo("win"))
                .body("moves[0].pliesToEnd", equalTo(5))
                .body("moves[0].fenAfter", equalTo("B:WK7,K50:BK6"))
                .body("moves[1].category", equalTo("draw"))
                .body("moves[1].pliesToEnd", nullValue())
                .body("history", equalTo("complete"))
                .body("position.fen", equalTo(WON));
    }

    @Test
    void aCounterThatIsTooFarOnTurnsAWinIntoADraw() {
        position(WON, ",\"counters\":{\"pliesTwoAgainstKing\":5}")
                .statusCode(200)
                .body("category", equalTo("win"))
                .body("counters.pliesTwoAgainstKing", equalTo(5));
        position(WON, ",\"counters\":{\"pliesTwoAgainstKing\":6}")
                .statusCode(200)
                .body("value", equalTo("win"))
                .body("category", equalTo("cursed-win"))
                .body("pliesToEnd", equalTo(5))
                .body("moves[0].category", equalTo("cursed-win"))
                .body("message", containsString("a draw rule comes first"));
    }

    @Test
    void theSideThatIsCaughtHasLostOrIsSavedByTheCounter() {
        String caught = "B:WK7,K50:BK6";

        position(caught, ",\"counters\":{\"pliesTwoAgainstKing\":6}")
                .body("value", equalTo("loss"))
                .body("category", equalTo("loss"))
                .body("moves.category", everyItem(equalTo("loss")));
        position(caught, ",\"counters\":{\"pliesTwoAgainstKing\":7}")
                .body("value", equalTo("loss"))
                .body("category", equalTo("blessed-loss"));
    }

    @Test
    void anotherRuleSetHasOtherCounters() {
        position(WON, ",\"counters\":{\"pliesTwoAgainstKing\":6}").body("category", equalTo("cursed-win"));
        position(WON, ",\"ruleset\":\"no-capture-25\",\"counters\":{\"pliesWithoutCapture\":6}")
                .statusCode(200)
                .body("category", equalTo("win"));
    }

    @Test
    void aPastThatNobodyKnowsIsAssumedNotToMatterAndThatIsSaid() {
        position(WON, "")
                .statusCode(200)
                .body("category", equalTo("win"))
                .body("history", equalTo("unknown"))
                .body("assumesNoPast", equalTo(true))
                .body("message", containsString("counts of the draw rules begin with this position"));
        position("W:WK46,K50:BK1", "").body("category", equalTo("draw")).body("assumesNoPast", nullValue());
    }

    @Test
    void theVerdictIsToldInPolish() {
        given().header("Accept-Language", "pl")
                .contentType(ContentType.JSON)
                .body("{\"game\":{\"start\":\"" + WON + "\"}}")
                .post(PATH)
                .then()
                .header("Content-Language", "pl")
                .body("message", equalTo("Przy najlepszej grze białe wygrywają w 3 ruchach."));
    }

    @Test
    void endingsOfTheSmallBoardAreKnownToo() {
        post("{\"game\":{\"variant\":\"brazilian\",\"start\":\"W:WK29,K30,K31:BK5\"}}")
                .statusCode(200)
                .body("category", equalTo("win"))
                .body("pliesToEnd", equalTo(21))
                .body("moves[0].pliesToEnd", equalTo(21))
                .body("pliesToConversion", notNullValue());
    }

    @Test
    void getAndPostSayTheSameAndGetCanBeCached() {
        Response get = given().get(PATH + "?variant=international&fen=" + WON + "&include=fen");
        byte[] post = post("{\"game\":{\"variant\":\"international\",\"position\":\"" + WON
                        + "\"},\"include\":[\"fen\"]}")
                .extract()
                .asByteArray();

        assertThat(get.statusCode()).isEqualTo(200);
        assertThat(get.asByteArray()).isEqualTo(post);
        assertThat(get.header("Cache-Control")).contains("max-age");
        given().header("If-None-Match", get.header("ETag"))
                .get(PATH + "?variant=international&fen=" + WON + "&include=fen")
                .then()
                .statusCode(304);
    }

    @Test
    void morePiecesThanTheTablesHoldAreNotInThem() {
        ValidatableResponse answer = position("W:W31,32,33:B5,6", "");

        assertProblem(answer, 404, "not-in-tables");
        answer.body("pieces", equalTo(5))
                .body("covered", equalTo(4))
                .body("code", equalTo("NOT_IN_TABLES"))
                .body("detail", equalTo("The position has 5 pieces; the endgame tables hold 4 at most."))
                .body("errors[0].pointer", equalTo("#/game/position"));
    }

    @Test
    void aManWhereItWouldHaveBecomeAKingIsNotInThemEither() {
        ValidatableResponse answer = position("W:W1,K30:BK50", ",\"strict\":false");

        assertProblem(answer, 404, "not-in-tables");
        answer.body("code", equalTo("COMPOSED_NOT_IN_TABLES"));
    }

    @Test
    void aGameThatIsOverHasNoVerdict() {
        ValidatableResponse answer = position("W:WK46:B37,41", "");

        assertProblem(answer, 422, "game-over");
        answer.body("outcome.winner", equalTo("black"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "?fen=W:W51:B1|400|malformed-notation",
                "?variant=international|400|invalid-parameter",
                "?fen=W:WK7,K28:BK6&include=paths|400|invalid-parameter",
                "?fen=W:WK7,K28:BK6&depth=3|400|invalid-parameter",
                "?fen=W:WK7,K28:BK6&variant=chess|404|unknown-variant",
                "?fen=W:WK7,K28:BK6&ruleset=chess|404|unknown-ruleset",
                "?fen=W:WK7,K28:BK6&ruleset=fmjd64|422|variant-ruleset-mismatch",
                "?fen=W:W1:B20|422|illegal-position"
            })
    void queriesThatCannotBeAnsweredAreProblems(String query, int status, String slug) {
        assertProblem(given().get(PATH + query).then(), status, slug);
    }

    @Test
    void otherMethodsTypesAndAnswersAreRefused() {
        assertProblem(given().delete(PATH).then(), 405, "method-not-allowed");
        assertProblem(given().accept("text/html").get(PATH + "?fen=" + WON).then(), 406, "not-acceptable");
        assertProblem(given().contentType("text/plain").body(WON).post(PATH).then(), 415, "unsupported-media-type");
        assertProblem(
                given().contentType(ContentType.JSON)
                        .body(" ".repeat(70_000))
                        .post(PATH)
                        .then(),
                413,
                "content-too-large");
    }

    @Test
    void theLimitsSayWhatIsKnown() {
        given().get("/v1/limits")
                .then()
                .body("endings", hasSize(2))
                .body("endings.variant", contains("international", "brazilian"))
                .body("endings.pieces", contains(4, 5))
                .body("endings.piecesToConversion", contains(4, 4))
                .body("endings.piecesToEnd", contains(3, 4))
                .body("endings.source", contains("jar", "jar"));
    }

    @Test
    void theSearchAsksTheTablesToo() {
        given().contentType(ContentType.JSON)
                .body("{\"game\":{\"start\":\"" + WON + "\"},\"include\":[\"pv\"]}")
                .post("/v1/best-moves")
                .then()
                .statusCode(200)
                .body("bestMove.id", equalTo("28-50"))
                .body("lines[0].verdict", equalTo("win"))
                .body("lines[0].winInPlies", equalTo(5))
                .body("search.stoppedBy", equalTo("endgame"))
                .body("search.nodes", equalTo(0));
    }
}

package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class RulesResourceTest {

    private static ValidatableResponse post(String path, String body) {
        return given().contentType(ContentType.JSON).body(body).post(path).then();
    }

    @Test
    void aPositionComesOutInAllNotations() {
        post("/v1/positions", "{\"variant\":\"international\",\"input\":\"[FEN \\\"W:WK4:B13,32,37,20.\\\"]\"}")
                .statusCode(200)
                .body("detectedFormat", equalTo("fen"))
                .body("valid", equalTo(true))
                .body("warnings.code", hasItem("FEN_TAG_WRAPPER"))
                .body("position.fen", equalTo("W:WK4:B13,20,32,37"))
                .body(
                        "position.board",
                        equalTo(java.util.Map.of(
                                "4",
                                "whiteKing",
                                "13",
                                "blackMan",
                                "20",
                                "blackMan",
                                "32",
                                "blackMan",
                                "37",
                                "blackMan")))
                .body("position.counts.black.men", equalTo(4))
                .body("position.array", hasSize(50))
                .body("description", equalTo("White: king 4. Black: men 13, 20, 32, 37. White to move."));
    }

    @ParameterizedTest
    @CsvSource({"fen,fen", "hub,hub", "token,token"})
    void whatWasWrittenCanBeReadAgain(String notation, String detected) {
        String written = post("/v1/positions", "{\"input\":\"B:W31,K46:BK3,12\"}")
                .extract()
                .path("position." + notation);

        post("/v1/positions", "{\"input\":\"" + written + "\"}")
                .statusCode(200)
                .body("detectedFormat", equalTo(detected))
                .body("position.fen", equalTo("B:W31,K46:BK3,12"));
    }

    @Test
    void captureOfTheLargestNumberIsTheOnlyOneListed() {
        post(
                        "/v1/legal-moves",
                        "{\"game\":{\"position\":\"W:WK4:B13,20,32,37\"},\"include\":[\"fen\",\"paths\"],\"selection\":[4]}")
                .statusCode(200)
                .body("sideToMove", equalTo("white"))
                .body("mustCapture", equalTo(true))
                .body("captureCount", equalTo(3))
                .body("forced", equalTo(false))
                .body("total", equalTo(2))
                .body("truncated", equalTo(false))
                .body("moves.id", contains("4x15x13x20x32", "4x15x13x20x37"))
                .body("moves.notation", contains("4x27x38x15", "4x31x42x15"))
                .body("moves[0].path", contains(4, 27, 38, 15))
                .body("moves[0].captured.square", contains(13, 32, 20))
                .body("moves[0].fenAfter", equalTo("B:WK15:B37"))
                .body("moves[0].pathCount", equalTo(1))
                .body("moves[0].endsShared", equalTo(true))
                .body("selection.next.square", contains(27, 31))
                .body("selection.next.captures", contains(13, 13))
                .body("selection.completes", nullValue())
                .body("history", equalTo("unknown"))
                .body("counters.repetition", nullValue())
                .body("counters.unknown", hasItem("repetition"));
    }

    @Test
    void getAndPostSayTheSame() {
        Response get = given().get(
                        "/v1/legal-moves?variant=international&fen=W:WK4:B13,20,32,37&include=fen,paths&selection=4");
        byte[] post = post(
                        "/v1/legal-moves",
                        "{\"game\":{\"variant\":\"international\",\"position\":\"W:WK4:B13,20,32,37\"},\"include\":[\"fen\",\"paths\"],\"selection\":[4]}")
                .extract()
                .asByteArray();

        assertThat(get.statusCode()).isEqualTo(200);
        assertThat(get.asByteArray()).isEqualTo(post);
    }

    @Test
    void anIllegalMoveIsExplained() {
        post("/v1/move-checks", "{\"game\":{\"position\":\"W:W37,48:B12,22,31,32\"},\"move\":\"37x26\"}")
                .statusCode(200)
                .body("legal", equalTo(false))
                .body("resolution", equalTo("none"))
                .body("interpretedAs", equalTo("37x26"))
                .body("reasons[0].code", equalTo("MORE_CAPTURES_AVAILABLE"))
                .body("reasons[0].severity", equalTo("error"))
                .body("reasons[0].rule.ruleset", equalTo("fmjd"))
                .body("reasons[0].rule.articles", contains("5.4.8"))
                .body("reasons[0].facts.captured", equalTo(1))
                .body("reasons[0].facts.required", equalTo(3))
                .body(
                        "reasons[0].message",
                        equalTo(
                                "This move captures 1 piece, but the largest capture, 3, is mandatory. Play 37x28x17x8."))
                .body("suggestions[0].notation", equalTo("37x8"))
                .body("suggestions[0].route", equalTo("37x28x17x8"))
                .body("suggestions[0].id", equalTo("37x8x12x22x32"))
                .body("suggestions[0].why", equalTo("maximum"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"32-28\"",
                "\"32 28\"",
                "\"3228\"",
                "\"32-28!\"",
                "\"z 32 na 28\"",
                "{\"from\":32,\"to\":28}",
                "{\"path\":[32,28]}",
                "{\"from\":32,\"to\":28,\"captured\":[]}"
            })
    void movesAreReadAsPeopleWriteThem(String move) {
        post("/v1/move-checks", "{\"game\":{\"moves\":[]},\"move\":" + move + "}")
                .statusCode(200)
                .body("legal", equalTo(true))
                .body("resolution", equalTo("unique"))
                .body("move.id", equalTo("32-28"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"hello|MOVE_UNPARSEABLE", "32-99|SQUARE_OUT_OF_RANGE", "'  '|MOVE_UNPARSEABLE"})
    void unreadableMovesAreOrdinaryAnswers(String move, String code) {
        post("/v1/move-checks", "{\"game\":{\"moves\":[]},\"move\":\"" + move + "\"}")
                .statusCode(200)
                .body("legal", equalTo(false))
                .body("resolution", equalTo("unparseable"))
                .body("reasons[0].code", equalTo(code))
                .body("suggestions", not(hasSize(0)));
    }

    @Test
    void anAmbiguousCaptureNamesItsCandidates() {
        post("/v1/move-checks", "{\"game\":{\"position\":\"W:WK47:B14,19,29,31,42\"},\"move\":\"47x36\"}")
                .statusCode(200)
                .body("legal", equalTo(false))
                .body("resolution", equalTo("ambiguous"))
                .body("candidates", hasSize(2))
                .body("reasons[0].code", equalTo("AMBIGUOUS_CAPTURE"));
    }

    @Test
    void movesAreAppliedAndCounted() {
        post(
                        "/v1/moves",
                        "{\"game\":{\"start\":\"W:W31-50:B1-20\",\"moves\":[\"32-28\",\"19-23\",\"28x19\"]},\"moves\":[\"14x23\"],\"include\":[\"legalMoves\",\"image\"]}")
                .statusCode(200)
                .body("applied.notation", contains("14x23"))
                .body("applied[0].by", equalTo("black"))
                .body("applied[0].ply", equalTo(4))
                .body("position.sideToMove", equalTo("white"))
                .body("ply", equalTo(4))
                .body("history", equalTo("complete"))
                .body("counters.repetition", equalTo(1))
                .body("counters.kingPliesWithoutCapture", equalTo(0))
                .body("outcome.status", equalTo("ongoing"))
                .body("outcome.result", equalTo("*"))
                .body("legalMoves", not(hasSize(0)))
                .body("links.png", startsWith("/v1/boards/"));
    }

    @Test
    void theStateTokenCarriesTheGame() {
        String state = post("/v1/moves", "{\"game\":{\"moves\":[]},\"moves\":[\"32-28\"]}")
                .statusCode(200)
                .extract()
                .path("state");

        post("/v1/moves", "{\"game\":{\"state\":\"" + state + "\"},\"moves\":[\"19-23\"]}")
                .statusCode(200)
                .body("ply", equalTo(2))
                .body("history", equalTo("complete"));
        assertThat(state.length()).isLessThanOrEqualTo(64);
    }

    @Test
    void theFirstIllegalMoveIsAProblemWithItsReasons() {
        given().contentType(ContentType.JSON)
                .header("Accept-Language", "pl")
                .body("{\"game\":{\"moves\":[]},\"moves\":[\"32-28\",\"32-27\"]}")
                .post("/v1/moves")
                .then()
                .statusCode(422)
                .contentType("application/problem+json")
                .header("Content-Language", "pl")
                .body("type", equalTo("/v1/problems/illegal-move"))
                .body("code", equalTo("NO_PIECE_ON_ORIGIN"))
                .body("errors[0].pointer", equalTo("#/moves/1"))
                .body("reasons[0].code", equalTo("NO_PIECE_ON_ORIGIN"))
                .body("detail", equalTo("Na polu 32 nie ma żadnej bierki."));
    }

    @Test
    void outcomesTellHowFarEachRuleHasCome() {
        post("/v1/outcomes", "{\"game\":{\"position\":\"W:WK46,K47:BK3:H9:F30\"}}")
                .statusCode(200)
                .body("status", equalTo("ongoing"))
                .body("rules.id", hasItem("two-against-king"))
                .body("rules.find { it.id == 'two-against-king' }.count", equalTo(9))
                .body("rules.find { it.id == 'threefold' }.known", equalTo(false))
                .body("nextMoveEnds", not(hasSize(0)))
                .body("nextMoveEnds[0].outcome.reason", equalTo("draw-two-against-king"));
    }

    @Test
    void drawRulesAreNamedInTheCallersLanguage() {
        given().header("Accept-Language", "pl")
                .contentType(ContentType.JSON)
                .body("{\"game\":{\"position\":\"W:WK46,K47:BK3:H9:F30\"}}")
                .post("/v1/outcomes")
                .then()
                .statusCode(200)
                .body("rules.name", hasItem("Jedna lub dwie bierki przeciw samotnej damce"));
    }

    @Test
    void whatAMoveTextLacksIsSaidInTheCallersLanguage() {
        given().header("Accept-Language", "pl")
                .contentType(ContentType.JSON)
                .body("{\"game\":{\"moves\":[]},\"move\":\"32-\"}")
                .post("/v1/move-checks")
                .then()
                .statusCode(200)
                .body("reasons[0].facts.expected", equalTo("1-50"))
                .body("reasons[0].message", endsWith("powinno tam być: pole od 1 do 50."))
                .body("reasons[0].lesson.path", equalTo("/v1/lessons/board"));
    }

    @Test
    void lightSquaresAreToldApartFromSquaresThatDoNotExist() {
        post("/v1/move-checks", "{\"game\":{\"moves\":[]},\"move\":{\"from\":\"a2\",\"to\":\"b3\"}}")
                .statusCode(200)
                .body("reasons[0].code", equalTo("LIGHT_SQUARE"));
        post("/v1/move-checks", "{\"game\":{\"moves\":[]},\"move\":{\"from\":\"a11\",\"to\":28}}")
                .statusCode(200)
                .body("reasons[0].code", equalTo("SQUARE_OUT_OF_RANGE"));
    }

    @Test
    void aSideWithoutMovesHasLost() {
        post("/v1/outcomes", "{\"game\":{\"position\":\"W:WK46:B37,41\"}}")
                .statusCode(200)
                .body("status", equalTo("finished"))
                .body("result", equalTo("0-2"))
                .body("pdnResult", equalTo("0-1"))
                .body("winner", equalTo("black"))
                .body("reason", equalTo("no-legal-moves"))
                .body("automatic", equalTo(true))
                .body("message", equalTo("Black wins: the opponent cannot move."));
    }

    @ParameterizedTest
    @CsvSource({
        "'{\"type\":\"resignation\",\"by\":\"black\"}',resignation,2-0",
        "'{\"type\":\"drawAgreement\"}',draw-agreement,1-1",
        "'{\"type\":\"flagFall\",\"by\":\"white\"}',flag-fall,0-2",
        "'{\"type\":\"abandonment\",\"by\":\"white\"}',abandoned,0-2"
    })
    void peopleEndGames(String termination, String reason, String result) {
        post("/v1/outcomes", "{\"game\":{\"moves\":[],\"termination\":" + termination + "}}")
                .statusCode(200)
                .body("reason", equalTo(reason))
                .body("result", equalTo(result))
                .body("automatic", equalTo(false));
    }

    @Test
    void aFlagFallIsFoundFromTheClock() {
        post(
                        "/v1/outcomes",
                        "{\"game\":{\"moves\":[\"32-28\"],\"clock\":{\"initialSeconds\":5,\"incrementSeconds\":0,\"spentSeconds\":[4.5,5.5]}}}")
                .statusCode(200)
                .body("reason", equalTo("flag-fall"))
                .body("winner", equalTo("white"));
    }

    @Test
    void aClaimEndsTheGameOrIsNotJustified() {
        post("/v1/outcomes", "{\"game\":{\"position\":\"W:WK46,K47:BK3:H10:F30\"},\"drawMode\":\"claim\"}")
                .statusCode(200)
                .body("status", equalTo("ongoing"))
                .body("claims.rule", contains("two-against-king"));
        post(
                        "/v1/outcomes",
                        "{\"game\":{\"position\":\"W:WK46,K47:BK3:H10:F30\"},\"drawMode\":\"claim\",\"claim\":{\"rule\":\"two-against-king\",\"by\":\"white\"}}")
                .statusCode(200)
                .body("status", equalTo("finished"))
                .body("automatic", equalTo(false))
                .body("reason", equalTo("draw-two-against-king"));
        post(
                        "/v1/outcomes",
                        "{\"game\":{\"position\":\"W:WK46,K47:BK3:H3:F30\"},\"drawMode\":\"claim\",\"claim\":{\"rule\":\"two-against-king\",\"by\":\"white\"}}")
                .statusCode(422)
                .body("type", equalTo("/v1/problems/illegal-game"))
                .body("code", equalTo("CLAIM_NOT_JUSTIFIED"));
    }

    @Test
    void theBestMoveIsLegalAndRememberedToTheByte() {
        String body =
                "{\"game\":{\"moves\":[]},\"limits\":{\"nodes\":5000},\"seed\":42,\"multiPv\":3,\"include\":[\"wdl\",\"pv\"]}";

        String once = post("/v1/best-moves", body)
                .statusCode(200)
                .body("bestMove.id", notNullValue())
                .body("lines", hasSize(3))
                .body("search.reproducible", equalTo(true))
                .body("search.stoppedBy", equalTo("nodes"))
                .extract()
                .asString();
        String again = post("/v1/best-moves", body).extract().asString();

        assertThat(again).isEqualTo(once);
    }

    @Test
    void aForcedMoveIsAnsweredAtOnce() {
        post("/v1/best-moves", "{\"game\":{\"position\":\"W:W37,48:B12,22,31,32\"}}")
                .statusCode(200)
                .body("forced", equalTo(true))
                .body("search.nodes", equalTo(0))
                .body("search.stoppedBy", equalTo("forced"))
                .body("bestMove.notation", equalTo("37x8"));
    }

    @Test
    void noMoveIsLookedForInAFinishedGame() {
        post("/v1/best-moves", "{\"game\":{\"position\":\"W:WK46:B37,41\"}}")
                .statusCode(422)
                .body("type", equalTo("/v1/problems/game-over"))
                .body("outcome.result", equalTo("0-2"));
    }

    @Test
    void everyReasonIsDescribed() {
        given().get("/v1/reasons")
                .then()
                .statusCode(200)
                .body("reasons", hasSize(22))
                .body("reasons.code", hasItem("JUMPED_TWICE"));
    }
}

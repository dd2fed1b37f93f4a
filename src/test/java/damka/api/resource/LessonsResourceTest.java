package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.ReasonCode;
import damka.rules.notation.fen.FenReader;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Position;
import damka.rules.position.Setup.Admission;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class LessonsResourceTest {

    @Test
    void everyLessonStandsInBothLanguagesWithEveryPlaceFilled() {
        for (String id : ids()) {
            JsonPath english = lesson(id, "en");
            JsonPath polish = lesson(id, "pl");
            assertThat(english.getString("title")).isNotBlank().isNotEqualTo(polish.getString("title"));
            assertThat(english.getString("text")).isNotEqualTo(polish.getString("text"));
            for (String sentence : sentences(english, polish)) {
                assertThat(sentence).as(id).isNotBlank().doesNotContain("{", "}", "''");
            }
            assertThat(english.getList("positions.legalMoves")).isEqualTo(polish.getList("positions.legalMoves"));
        }
    }

    @Test
    void everyAnswerStatesWhatTheRulesCompute() {
        for (String id : ids()) {
            JsonPath lesson = lesson(id, "en");
            for (int i = 0; i < lesson.getList("positions").size(); i++) {
                String at = "positions[" + i + "].";
                Position position = position(lesson.getString(at + "variant"), lesson.getString(at + "fen"));
                LegalMoves legal = LegalMoves.of(position);
                List<String> moves = legal.all().stream()
                        .map(move -> MoveWriter.notation(legal, move))
                        .toList();
                assertThat(lesson.<String>getList(at + "legalMoves")).isEqualTo(moves);
                assertThat(lesson.getInt(at + "captureCount")).isEqualTo(legal.captureCount());
                assertThat(lesson.getList(at + "legalMoves").isEmpty())
                        .as("%s %d", id, i)
                        .isEqualTo(List.of("no-legal-moves", "no-pieces")
                                .contains(String.valueOf(lesson.getString(at + "outcome.reason"))));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl"})
    void everyReasonLinksToTheLessonThatTeachesIt(String language) {
        List<Map<String, Object>> reasons = given().header("Accept-Language", language)
                .get("/v1/reasons")
                .jsonPath()
                .getList("reasons");

        assertThat(reasons).hasSize(ReasonCode.values().length).allSatisfy(reason -> {
            Map<?, ?> link = (Map<?, ?>) reason.get("lesson");
            JsonPath lesson = given().header("Accept-Language", language)
                    .get(link.get("path").toString())
                    .then()
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            assertThat(lesson.getString("id")).isEqualTo(link.get("id"));
            assertThat(lesson.getString("title")).isEqualTo(link.get("title"));
            assertThat(lesson.getList("reasons")).contains(reason.get("code"));
        });
    }

    @Test
    void everyReasonBelongsToOneLesson() {
        List<String> explained = new ArrayList<>();
        ids().forEach(id -> explained.addAll(lesson(id, "en").getList("reasons")));

        assertThat(explained)
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(ReasonCode.values()).map(Enum::name).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "capture-mandatory, 1, 41-37, CAPTURE_MANDATORY",
        "several-captures, 1, 35x24, CAPTURE_INCOMPLETE",
        "largest-capture, 1, 37x26, MORE_CAPTURES_AVAILABLE",
        "largest-capture, 2, 48x26, MORE_CAPTURES_AVAILABLE",
        "same-ends, 1, 4x15, AMBIGUOUS_CAPTURE",
    })
    void movesThatALessonCallsIllegalAreIllegalForItsReason(String id, int number, String move, ReasonCode reason) {
        String state = lesson(id, "en").getString("positions[" + (number - 1) + "].state");

        given().contentType("application/json")
                .body(Map.of("game", Map.of("state", state), "move", move))
                .post("/v1/move-checks")
                .then()
                .statusCode(200)
                .body("legal", equalTo(false))
                .body("reasons.code", hasItem(reason.name()));
    }

    @ParameterizedTest
    @CsvSource({
        "end-of-game, 1, 2-0, no-pieces",
        "end-of-game, 2, 2-0, no-legal-moves",
        "end-of-game, 3, 0-2, no-legal-moves",
        "draw-threefold, 1, 1-1, draw-threefold",
        "draw-25-moves, 1, 1-1, draw-kings-without-capture",
        "draw-25-moves, 2, *,",
        "draw-16-and-5, 1, 1-1, draw-three-against-king",
        "draw-16-and-5, 2, 1-1, draw-two-against-king",
        "draws-at-clubs, 1, 1-1, draw-no-progress",
        "draws-at-clubs, 2, 1-1, draw-kings-without-capture",
        "draws-at-clubs, 3, 1-1, draw-no-capture",
        "draws-brazilian, 1, 1-1, draw-three-against-king",
        "draws-brazilian, 2, 1-1, draw-kings-without-capture",
    })
    void gamesOfALessonEndAsItSays(String id, int number, String result, String reason) {
        JsonPath lesson = lesson(id, "en");
        String at = "positions[" + (number - 1) + "].outcome.";

        assertThat(lesson.getString(at + "result")).isEqualTo(result);
        assertThat(lesson.getString(at + "reason")).isEqualTo(reason);
    }

    @ParameterizedTest
    @CsvSource({"captured-stay, 1, 3", "round-trip, 1, 4", "largest-capture, 1, 3", "man-step, 1, 0"})
    void countsThatALessonSpellsOutAreRight(String id, int number, int captures) {
        assertThat(lesson(id, "en").getInt("positions[" + (number - 1) + "].captureCount"))
                .isEqualTo(captures);
    }

    @Test
    void aLessonThatIsNotThereIsAProblem() {
        given().get("/v1/lessons/no-such")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/v1/problems/unknown-lesson"));
    }

    private static List<String> sentences(JsonPath... lessons) {
        List<String> sentences = new ArrayList<>();
        for (JsonPath lesson : lessons) {
            sentences.add(lesson.getString("text"));
            sentences.addAll(lesson.getList("positions.question"));
            sentences.addAll(lesson.getList("positions.answer"));
        }
        return sentences;
    }

    private static Position position(String variant, String fen) {
        return FenReader.read(Board.byId(variant).orElseThrow(), fen)
                .fold(
                        text -> text.setup().check(Admission.GAME).fold(sound -> sound, faults -> {
                            throw new AssertionError(faults);
                        }),
                        faults -> {
                            throw new AssertionError(faults);
                        });
    }

    private static List<String> ids() {
        List<String> ids =
                given().get("/v1/lessons").then().statusCode(200).extract().path("lessons.id");
        assertThat(ids).hasSizeGreaterThanOrEqualTo(15);
        return ids;
    }

    private static JsonPath lesson(String id, String language) {
        return given().header("Accept-Language", language)
                .get("/v1/lessons/" + id)
                .then()
                .statusCode(200)
                .header("Content-Language", language)
                .extract()
                .jsonPath();
    }
}

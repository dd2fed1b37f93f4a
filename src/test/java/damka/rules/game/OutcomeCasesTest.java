package damka.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damka.rules.Fens;
import damka.rules.Moves;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole endings with the outcome after the last move; the game has not ended before. */
class OutcomeCasesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern START = Pattern.compile("([^:]+:[^:]*:[^:]*)(?::H([0-9]+))?(?::F[0-9]+)?");

    /** The files' own words for the reasons. */
    private static final Map<String, String> REASONS = Map.ofEntries(
            Map.entry("no-pieces", "no-pieces"),
            Map.entry("no-moves", "no-legal-moves"),
            Map.entry("threefold", "draw-threefold"),
            Map.entry("25-moves", "draw-kings-without-capture"),
            Map.entry("16-moves", "draw-three-against-king"),
            Map.entry("5-moves", "draw-two-against-king"),
            Map.entry("three-kings-15-moves", "draw-three-against-king"),
            Map.entry("20-king-moves", "draw-kings-without-capture"),
            Map.entry("30-moves-no-change", "draw-few-pieces"),
            Map.entry("main-road-5-moves", "draw-main-road"),
            Map.entry("15-king-moves", "draw-kings-without-capture"),
            Map.entry("120-plies-no-progress", "draw-no-progress"),
            Map.entry("25-moves-no-capture", "draw-no-capture"));

    static Stream<JsonNode> outcomes() {
        return lines("/rules/outcomes.jsonl");
    }

    static Stream<JsonNode> reportedFaults() {
        return lines("/rules/outcome-faults.jsonl");
    }

    @ParameterizedTest
    @MethodSource("outcomes")
    void gameEndsAsTheCaseSays(JsonNode example) {
        Board board = Board.byId(example.get("variant").asText()).orElseThrow();

        Game game = playUnfinished(board, example);

        assertStands(game, example.get("expected"));
        assertThat(game.ply()).isEqualTo(example.get("plies").asInt());
        assertThat(game.position())
                .isEqualTo(Fens.position(board, example.get("finalFen").asText()));
    }

    @ParameterizedTest
    @MethodSource("reportedFaults")
    void faultsOfOtherProgramsAreNotRepeated(JsonNode example) {
        Board board = Board.byId(example.get("variant").asText()).orElseThrow();

        Game game = playUnfinished(board, example.get("case"));

        assertStands(game, example.get("expected"));
    }

    @Test
    void everyCaseIsRead() {
        assertThat(outcomes()).hasSize(79);
        assertThat(reportedFaults()).hasSize(10);
    }

    private static Game playUnfinished(Board board, JsonNode example) {
        Matcher start = START.matcher(example.get("startFen").asText());
        assertThat(start.matches()).isTrue();
        Ruleset ruleset = Ruleset.byId(example.get("ruleset").asText()).orElseThrow();
        Position position = Fens.position(board, start.group(1));
        int plies = start.group(2) == null ? 0 : Integer.parseInt(start.group(2));
        Game game = Game.resume(ruleset, position, DrawCounters.carried(ruleset, position, plies), History.COMPLETE);
        for (JsonNode move : example.get("moves")) {
            assertThat(game.outcome()).isEqualTo(new Outcome.Ongoing());
            game = game.play(Moves.find(game.position(), move.asText()));
        }
        return game;
    }

    private static void assertStands(Game game, JsonNode expected) {
        Outcome outcome = game.outcome();
        Result result = switch (expected.get("status").asText()) {
            case "ongoing" -> Result.UNDECIDED;
            case "draw" -> Result.DRAW;
            case "white-wins" -> Result.wonBy(Color.WHITE);
            case "black-wins" -> Result.wonBy(Color.BLACK);
            default -> throw new IllegalArgumentException(expected.toString());
        };
        assertThat(outcome.result()).isEqualTo(result);
        if (result == Result.UNDECIDED) {
            assertThat(outcome.reasonId()).isEmpty();
        } else {
            assertThat(outcome.reasonId())
                    .contains(REASONS.get(expected.get("reason").asText()));
        }
    }

    private static Stream<JsonNode> lines(String resource) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(OutcomeCasesTest.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            List<String> lines = reader.lines().toList();
            return lines.stream().map(OutcomeCasesTest::parse);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode parse(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

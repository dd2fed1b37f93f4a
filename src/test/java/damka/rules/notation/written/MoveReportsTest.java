package damka.rules.notation.written;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.Fens;
import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Verdict;
import damka.rules.notation.Cases;
import damka.rules.position.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults of public programs in reading, writing and applying moves: those copied here, and those beside the repository. */
class MoveReportsTest {

    @ParameterizedTest
    @MethodSource("copied")
    void faultReportedInPublicIsNotMadeHere(JsonNode report) {
        check(report);
    }

    @Test
    void reportsBesideTheRepositoryAreAllRight() throws IOException {
        Path file = Path.of(System.getProperty("damka.cases", "no-cases"), "bug-reports.jsonl");
        Assumptions.assumeTrue(Files.exists(file), "no cases beside the repository: " + file);

        try (Stream<String> lines = Files.lines(file)) {
            List<JsonNode> reports = lines.map(Cases::json)
                    .filter(report -> isAboutMoves(operation(report)))
                    .toList();
            assertThat(reports).isNotEmpty().allSatisfy(MoveReportsTest::check);
        }
    }

    static Stream<JsonNode> copied() {
        return Cases.text("move-reports.jsonl").lines().map(Cases::json);
    }

    private static String operation(JsonNode report) {
        return report.get("case").get("op").asText();
    }

    private static boolean isAboutMoves(String operation) {
        return List.of("apply", "parse-move", "format-move").contains(operation);
    }

    private static void check(JsonNode report) {
        Board board = Board.byId(report.get("variant").asText()).orElseThrow();
        Position position = Fens.position(board, report.get("case").get("fen").asText());
        JsonNode expected = report.get("expected");
        switch (operation(report)) {
            case "apply" -> apply(position, report.get("case").get("moves"), expected);
            case "parse-move" -> parse(position, report.get("case").get("text").asText(), expected);
            default ->
                format(
                        position,
                        report.get("case").get("move"),
                        expected.get("pdn").asText());
        }
    }

    private static void apply(Position start, JsonNode moves, JsonNode expected) {
        List<String> fens = new ArrayList<>();
        Optional<Position> position = Optional.of(start);
        int ply = 0;
        for (JsonNode text : moves) {
            ply++;
            Position before = position.orElseThrow();
            position = judge(before, text.asText())
                    .fold(
                            legal -> Optional.of(before.after(legal.move())),
                            many -> Optional.empty(),
                            begun -> Optional.empty(),
                            illegal -> Optional.empty());
            position.ifPresent(after -> fens.add(Positions.fen(after)));
            if (position.isEmpty()) {
                break;
            }
        }
        assertThat(fens).isEqualTo(texts(expected.get("fens")));
        assertThat(position.isEmpty()).isEqualTo(expected.has("error"));
        if (expected.has("error")) {
            assertThat(ply).isEqualTo(expected.get("error").get("ply").asInt());
        }
    }

    private static void parse(Position position, String text, JsonNode expected) {
        LegalMoves legal = LegalMoves.of(position);
        String answer = judge(position, text)
                .fold(
                        right -> right.move() + " " + MoveWriter.notation(legal, right.move()),
                        many -> "ambiguous "
                                + many.candidates().stream()
                                        .map(move -> move + " " + MoveWriter.notation(legal, move))
                                        .collect(Collectors.joining(" ")),
                        begun -> "illegal",
                        illegal -> "illegal");
        assertThat(answer).isEqualTo(expectedAnswer(expected));
    }

    private static String expectedAnswer(JsonNode expected) {
        if (expected.has("move")) {
            return moveAndText(expected.get("move"));
        }
        if (!expected.has("candidates")) {
            return expected.get("error").asText();
        }
        List<String> candidates = new ArrayList<>();
        expected.get("candidates").forEach(move -> candidates.add(moveAndText(move)));
        return expected.get("error").asText() + " " + String.join(" ", candidates);
    }

    private static void format(Position position, JsonNode move, String pdn) {
        LegalMoves legal = LegalMoves.of(position);

        assertThat(legal.all())
                .filteredOn(it -> it.toString().equals(id(move)))
                .singleElement()
                .satisfies(it -> assertThat(MoveWriter.notation(legal, it)).isEqualTo(pdn));
    }

    private static Verdict judge(Position position, String text) {
        return MoveReader.read(position.board(), text)
                .fold(read -> MoveJudge.judge(LegalMoves.of(position), read.proposal()), faults -> {
                    throw new AssertionError(text + ": " + faults);
                });
    }

    private static String moveAndText(JsonNode move) {
        return id(move) + " " + move.get("pdn").asText();
    }

    private static String id(JsonNode move) {
        String captured =
                texts(move.get("captures")).stream().map(square -> "x" + square).collect(Collectors.joining());
        return move.get("from").asText()
                + (captured.isEmpty() ? "-" : "x")
                + move.get("to").asText()
                + captured;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(item -> texts.add(item.asText()));
        return texts;
    }
}

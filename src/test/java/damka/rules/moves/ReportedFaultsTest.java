package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.Cases;
import damka.rules.Fens;
import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Faults of move generation that were reported of other programs: none of them is ours. */
class ReportedFaultsTest {

    @TestFactory
    List<DynamicTest> faultsOfOtherProgramsAreNotOurs() {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode line : Cases.kept("/rules/bug-reports-movegen.jsonl")) {
            tests.add(DynamicTest.dynamicTest(
                    line.path("id").asText() + " " + line.path("what").asText(), () -> holds(line)));
        }
        assertThat(tests).isNotEmpty();
        return tests;
    }

    private static void holds(JsonNode line) {
        Board board = Cases.board(line);
        JsonNode given = line.path("case");
        Position position = Fens.position(board, given.path("fen").asText());
        JsonNode expected = line.path("expected");
        switch (given.path("op").asText()) {
            case "legal" ->
                assertThat(LegalMoves.of(position).all())
                        .containsExactlyInAnyOrderElementsOf(moves(board, expected.path("legal")));
            case "apply" -> assertThat(played(position, given.path("moves"))).isEqualTo(texts(expected.path("fens")));
            case "parse-move" ->
                assertThat(withEnds(position, given.path("text").asText()))
                        .as(expected.path("reason").asText())
                        .isEmpty();
            default -> throw new AssertionError("unknown case " + given);
        }
    }

    private static List<String> played(Position start, JsonNode moves) {
        List<String> fens = new ArrayList<>();
        Position position = start;
        for (JsonNode text : moves) {
            List<Move> fitting = withEnds(position, text.asText());
            assertThat(fitting).hasSize(1);
            position = position.after(fitting.get(0));
            fens.add(Positions.fen(position));
        }
        return fens;
    }

    private static List<Move> withEnds(Position position, String text) {
        return LegalMoves.of(position).all().stream()
                .filter(move -> text.equals(move.from() + (move.isCapture() ? "x" : "-") + move.to()))
                .toList();
    }

    private static List<Move> moves(Board board, JsonNode list) {
        List<Move> moves = new ArrayList<>();
        list.forEach(move -> moves.add(Cases.move(board, move)));
        return moves;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}

package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.Cases;
import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** 800 positions whose legal moves several independent programs agree on. */
class LegalMovesCasesTest {
    private static final String FILE = "legal-moves.jsonl";

    @Test
    void eightHundredPositionsHaveExactlyTheirMoves() {
        List<JsonNode> cases = Cases.kept("/rules/" + FILE);

        assertThat(cases).hasSize(800).allSatisfy(LegalMovesCasesTest::hasExactlyItsMoves);
    }

    @Test
    void eachCaptureHasItsRoutes() {
        assertThat(Cases.kept("/rules/" + FILE)).allSatisfy(LegalMovesCasesTest::capturesHaveTheirRoutes);
    }

    @Test
    void onlyCapturesThatShareTheirEndsNeedTheirRouteNamed() {
        assertThat(Cases.kept("/rules/" + FILE)).allSatisfy(line -> {
            LegalMoves legal = LegalMoves.of(position(line));
            for (JsonNode move : line.path("legal")) {
                Move ours = Cases.move(Cases.board(line), move);
                boolean shortText = move.path("pdn").asText().matches("\\d+[-x]\\d+");
                assertThat(legal.sharesEnds(ours)).isEqualTo(!shortText);
            }
        });
    }

    @Test
    void theCasesBesideTheRepositoryHoldToo() {
        assertThat(Cases.beside(FILE)).isNotEmpty().allSatisfy(line -> {
            hasExactlyItsMoves(line);
            capturesHaveTheirRoutes(line);
        });
    }

    private static void hasExactlyItsMoves(JsonNode line) {
        List<Move> expected = new ArrayList<>();
        line.path("legal").forEach(move -> expected.add(Cases.move(Cases.board(line), move)));

        LegalMoves legal = LegalMoves.of(position(line));

        assertThat(legal.all()).as(line.path("id").asText()).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static void capturesHaveTheirRoutes(JsonNode line) {
        Position position = position(line);
        Map<Move, List<Route>> naive = NaiveGenerator.movesOf(position);
        for (JsonNode move : line.path("legal")) {
            if (Cases.move(position.board(), move) instanceof Capture capture) {
                List<List<Integer>> routes = Routes.of(position, capture).list(Integer.MAX_VALUE).stream()
                        .map(LegalMovesCasesTest::numbers)
                        .toList();

                assertThat(routes).as(line.path("id").asText()).contains(path(move));
                assertThat(Routes.of(position, capture).count())
                        .isEqualTo(move.path("pathCount").asLong(1))
                        .isEqualTo(routes.size());
                assertThat(naive.get(capture))
                        .contains(Routes.of(position, capture).witness());
            }
        }
    }

    private static List<Integer> path(JsonNode move) {
        List<Integer> path = new ArrayList<>();
        move.path("path").forEach(square -> path.add(square.asInt()));
        return path;
    }

    private static List<Integer> numbers(Route route) {
        return route.squares().stream().map(square -> square.number()).toList();
    }

    private static Position position(JsonNode line) {
        Board board = Cases.board(line);
        return Cases.position(board, line.path("fen"));
    }
}

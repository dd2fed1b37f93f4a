package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.Cases;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Leaf counts that several programs agree on, many of them published (see the file for who counted what). */
class PerftTest {
    private static final long MANY_LEAVES = 20_000_000;
    // Routes are looked at one by one, which is slower.
    private static final long MANY_ROUTES = 500_000;

    @ParameterizedTest(name = "{0} depth {2}: {3}")
    @MethodSource("small")
    void leavesAreAsManyAsPublished(String id, Position position, int depth, long leaves) {
        assertThat(Perft.count(position, depth)).isEqualTo(leaves);
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0} depth {2}: {3}")
    @MethodSource("large")
    void manyLeavesAreAsManyAsPublished(String id, Position position, int depth, long leaves) {
        assertThat(Perft.count(position, depth)).isEqualTo(leaves);
    }

    @ParameterizedTest(name = "{0} depth {2}: {3}")
    @MethodSource("fewRoutes")
    void eachOrderOfCaptureCountsWhereRoutesAreCounted(String id, Position position, int depth, long leaves) {
        assertThat(routes(position, depth)).isEqualTo(leaves);
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0} depth {2}: {3}")
    @MethodSource("manyRoutes")
    void eachOrderOfManyCapturesCountsWhereRoutesAreCounted(String id, Position position, int depth, long leaves) {
        assertThat(routes(position, depth)).isEqualTo(leaves);
    }

    @Test
    void aTreeOfNoPliesIsOneLeaf() {
        assertThat(Perft.count(Position.start(Board.BRAZILIAN), 0)).isEqualTo(1);
    }

    @Test
    void depthsOutsideTheRangeAreRefused() {
        Position start = Position.start(Board.BRAZILIAN);

        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, 41));
    }

    private static List<Arguments> small() {
        return counts("once", 0, MANY_LEAVES);
    }

    private static List<Arguments> large() {
        return counts("once", MANY_LEAVES, Long.MAX_VALUE);
    }

    private static List<Arguments> fewRoutes() {
        return counts("each", 0, MANY_ROUTES);
    }

    private static List<Arguments> manyRoutes() {
        return counts("each", MANY_ROUTES, Long.MAX_VALUE);
    }

    private static List<Arguments> counts(String counting, long above, long upTo) {
        List<Arguments> counts = new ArrayList<>();
        for (JsonNode line : Cases.kept("/perft/perft.jsonl")) {
            Position position = Cases.position(Cases.board(line), line.path("fen"));
            int depth = 1;
            for (JsonNode leaves : line.path(counting)) {
                if (leaves.asLong() > above && leaves.asLong() <= upTo) {
                    counts.add(Arguments.of(line.path("id").asText(), position, depth, leaves.asLong()));
                }
                depth++;
            }
        }
        return counts;
    }

    private static long routes(Position position, int depth) {
        LegalMoves legal = depth > 1 || canCapture(position) ? LegalMoves.of(position) : null;
        if (legal == null) {
            return Perft.count(position, 1);
        }
        long sum = 0;
        for (Move move : legal.all()) {
            long ways = move instanceof Capture capture
                    ? Routes.of(position, capture).count()
                    : 1;
            sum += ways * (depth == 1 ? 1 : routes(position.after(move), depth - 1));
        }
        return sum;
    }

    private static boolean canCapture(Position position) {
        Color side = position.sideToMove();
        return MoveGenerator.canCapture(
                position.pieces(side),
                position.pieces(side.opponent()),
                position.kings(),
                position.board().mask());
    }
}

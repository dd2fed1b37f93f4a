package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.Positions.Kind;
import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Routes against the naive reading of the rules. */
class RoutesProperties {

    @Property(tries = 15_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void routesAreThoseTheRulesRead(@ForAll("rich") Position position) {
        Map<Move, List<Route>> naive = NaiveGenerator.movesOf(position);

        captures(position)
                .forEach(capture -> assertThat(Routes.of(position, capture).list(Integer.MAX_VALUE))
                        .containsExactlyInAnyOrderElementsOf(naive.getOrDefault(capture, List.of())));
    }

    @Property(tries = 15_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void routesAreCountedWithoutListingThem(@ForAll("rich") Position position) {
        Map<Move, List<Route>> naive = NaiveGenerator.movesOf(position);

        captures(position)
                .forEach(capture -> assertThat(Routes.of(position, capture).count())
                        .isEqualTo(naive.getOrDefault(capture, List.of()).size()));
    }

    @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void aShortListIsTheBeginningOfTheLongOne(@ForAll("rich") Position position) {
        for (Capture capture : captures(position)) {
            List<Route> all = Routes.of(position, capture).list(Integer.MAX_VALUE);

            assertThat(Routes.of(position, capture).list(2)).isEqualTo(all.subList(0, Math.min(2, all.size())));
            assertThat(Routes.of(position, capture).witness()).isEqualTo(all.get(0));
        }
    }

    private static List<Capture> captures(Position position) {
        return LegalMoves.of(position).all().stream()
                .filter(Move::isCapture)
                .map(Capture.class::cast)
                .toList();
    }

    @Provide
    Arbitrary<Position> rich() {
        return Arbitraries.of(Board.values())
                .flatMap(board -> Arbitraries.of(Kind.SPARSE_KINGS, Kind.LATTICE, Kind.MAN_CHAIN, Kind.SETUP)
                        .flatMap(kind -> Positions.of(board, kind)));
    }
}

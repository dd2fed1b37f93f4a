package damka.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions.Kind;
import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LevelTest {

    @Test
    void eachLevelMayLookAtMoreAndMissLessThanTheOneBelow() {
        List<Level> all = Level.all();

        assertThat(all).extracting(Level::number).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        for (int i = 1; i < all.size(); i++) {
            assertThat(all.get(i).nodes()).isGreaterThan(all.get(i - 1).nodes());
            assertThat(all.get(i).depth()).isGreaterThan(all.get(i - 1).depth());
            assertThat(all.get(i).windowCentimen())
                    .isLessThanOrEqualTo(all.get(i - 1).windowCentimen());
        }
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void everyLevelPlaysALegalMoveTheSameForTheSameSeed(Board board) {
        Random random = new Random(3);
        for (int i = 0; i < 8; i++) {
            Position position = Kind.PLAYOUT.next(board, random);
            if (LegalMoves.of(position).isEmpty()) {
                continue;
            }
            for (Level level : Level.all()) {
                SearchLimits limits =
                        Searches.nodes(3000).withLevel(level.number()).withSeed(i);

                SearchReport report = Searches.search(position, limits);

                assertThat(LegalMoves.of(position).contains(report.best().move()))
                        .isTrue();
                assertThat(report.lines()).hasSize(1);
                assertThat(Searches.search(position, limits)).isEqualTo(report);
            }
        }
    }

    @Test
    void seedsVaryTheOpeningOfAWeakLevelAndNotOfFullStrength() {
        assertThat(firstMoves(1)).hasSizeGreaterThan(3);
        assertThat(firstMoves(10)).hasSize(1);
    }

    private static Set<Move> firstMoves(int level) {
        Set<Move> moves = new HashSet<>();
        IntStream.range(0, 20)
                .forEach(seed -> moves.add(Searches.search(
                                Position.start(Board.INTERNATIONAL),
                                Searches.nodes(2000).withLevel(level).withSeed(seed))
                        .best()
                        .move()));
        return moves;
    }

    @Test
    void whatIsPlayedIsNeverWorseThanTheWindowAllows() {
        Random random = new Random(8);
        for (int i = 0; i < 30; i++) {
            Position position = Kind.PLAYOUT.next(Board.INTERNATIONAL, random);
            Level level = Level.of(1 + i % 7);
            SearchLimits limits =
                    SearchLimits.NONE.withLevel(level.number()).withSeed(i).withMultiPv(99);
            if (LegalMoves.of(position).size() < 2) {
                continue;
            }

            SearchReport report = Searches.search(position, limits);

            int best = report.lines().stream().mapToInt(LevelTest::value).max().orElseThrow();
            assertThat(value(report.best())).isGreaterThanOrEqualTo(best - level.windowCentimen());
        }
    }

    private static int value(SearchLine line) {
        return line.score().fold(estimate -> estimate, win -> 30_000 - win, loss -> loss - 30_000);
    }

    @Test
    void capturesAreChosenExactly() {
        Random random = new Random(21);
        int seen = 0;
        for (int i = 0; i < 400 && seen < 15; i++) {
            Position position = Kind.LATTICE.next(Board.INTERNATIONAL, random);
            LegalMoves legal = LegalMoves.of(position);
            if (legal.mustCapture() && legal.size() > 1) {
                seen++;
                SearchLimits limits = SearchLimits.NONE.withLevel(1).withSeed(i).withMultiPv(99);

                SearchReport report = Searches.search(position, limits);

                assertThat(report.lines())
                        .allSatisfy(line -> assertThat(value(line)).isLessThanOrEqualTo(value(report.best())));
            }
        }
        assertThat(seen).isEqualTo(15);
    }
}

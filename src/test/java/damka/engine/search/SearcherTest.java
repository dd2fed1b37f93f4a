package damka.engine.search;

import static damka.engine.search.Searches.depth;
import static damka.engine.search.Searches.nodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.rules.Fens;
import damka.rules.Positions.Kind;
import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearcherTest {

    @Test
    void oneLegalMoveIsAnsweredWithoutSearching() {
        Position position = Fens.international("W:W32:B1,27");

        SearchReport report = Searches.search(position, nodes(1000));

        assertThat(report.forced()).isTrue();
        assertThat(report.nodes()).isZero();
        assertThat(report.best().move()).isEqualTo(LegalMoves.of(position).all().get(0));
    }

    @Test
    void aPositionWithoutAMoveIsRefused() {
        Position over = Fens.international("W:W46:B37,41");

        assertThatThrownBy(() -> Searches.search(over, depth(1))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void neverMoreNodesThanAsked(Board board) {
        for (long limit : List.of(1L, 2L, 17L, 4095L, 4097L, 30_000L)) {
            SearchReport report = Searches.search(Position.start(board), nodes(limit));

            assertThat(report.nodes()).isEqualTo(limit);
            assertThat(report.stoppedBy()).isEqualTo(StopReason.NODES);
        }
    }

    @Test
    void neverDeeperThanAsked() {
        SearchReport report = Searches.search(Position.start(Board.INTERNATIONAL), depth(5));

        assertThat(report.depth()).isEqualTo(5);
        assertThat(report.stoppedBy()).isEqualTo(StopReason.DEPTH);
    }

    @Test
    void theClockEndsTheSearch() {
        AtomicLong nanos = new AtomicLong();
        Searcher searcher = new Searcher(Searches.MATERIAL::of, 1 << 20, 1, () -> nanos.getAndAdd(1_000_000));
        SearchLimits limits = SearchLimits.NONE.withTime(Duration.ofMillis(20));

        SearchReport report =
                searcher.search(SearchRoot.of(Position.start(Board.INTERNATIONAL)), limits, StopSignal.NEVER, r -> {});

        assertThat(report.stoppedBy()).isEqualTo(StopReason.TIME);
        assertThat(report.reproducible()).isFalse();
    }

    @Test
    void aRaisedSignalEndsTheSearchWithinItsPollingAndKeepsTheBestMove() {
        Position position = Position.start(Board.INTERNATIONAL);
        StopSignal gone = () -> Optional.of(StopReason.CANCELLED);

        SearchReport report = Searches.material().search(SearchRoot.of(position), SearchLimits.NONE, gone, r -> {});

        assertThat(report.stoppedBy()).isEqualTo(StopReason.CANCELLED);
        assertThat(report.nodes()).isLessThanOrEqualTo(4096);
        assertThat(LegalMoves.of(position).contains(report.best().move())).isTrue();
        assertThat(report.reproducible()).isFalse();
    }

    @Test
    void theSameQuestionGetsTheSameAnswerWhateverWasSearchedBefore() {
        Searcher searcher = Searches.material();
        SearchRoot start = SearchRoot.of(Position.start(Board.INTERNATIONAL));
        SearchLimits limits = nodes(20_000).withMultiPv(3).withSeed(42);

        SearchReport first = searcher.search(start, limits, StopSignal.NEVER, r -> {});
        searcher.search(SearchRoot.of(Position.start(Board.BRAZILIAN)), nodes(50_000), StopSignal.NEVER, r -> {});
        SearchReport again = searcher.search(start, limits, StopSignal.NEVER, r -> {});

        assertThat(again).isEqualTo(first);
        assertThat(first.reproducible()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyLineIsPlayable(Kind kind) {
        Random random = new Random(kind.name().hashCode());
        for (Board board : Board.values()) {
            for (int i = 0; i < 15; i++) {
                Position position = kind.next(board, random);
                if (!LegalMoves.of(position).isEmpty()) {
                    SearchReport report = Searches.search(position, nodes(2000).withMultiPv(4));

                    report.lines().forEach(line -> assertPlayable(position, line));
                }
            }
        }
    }

    private static void assertPlayable(Position root, SearchLine line) {
        Position position = root;
        for (Move move : line.continuation()) {
            assertThat(LegalMoves.of(position).contains(move))
                    .as("%s in %s", move, position)
                    .isTrue();
            position = position.after(move);
        }
    }

    @Test
    void severalLinesAreSortedAndDifferent() {
        SearchReport report = Searches.search(
                Fens.international("B:W27,28,32,34,35,39,40:B6,13,17,19,23,24,25"), depth(7).withMultiPv(4));

        assertThat(report.lines()).hasSize(4);
        assertThat(report.lines()).extracting(SearchLine::rank).containsExactly(1, 2, 3, 4);
        assertThat(report.lines()).extracting(SearchLine::move).doesNotHaveDuplicates();
        assertThat(report.lines().stream().map(line -> centimen(line.score()))).isSortedAccordingTo((a, b) -> b - a);
    }

    private static int centimen(Score score) {
        return score.fold(estimate -> estimate, win -> 30_000 - win, loss -> loss - 30_000);
    }

    @Test
    void onlyTheAskedMovesAreLookedAt() {
        Position position = Position.start(Board.INTERNATIONAL);
        List<Move> asked = LegalMoves.of(position).all().subList(2, 4);

        SearchReport report = Searches.search(position, depth(6).withMultiPv(9).withSearchMoves(asked));

        assertThat(report.lines()).extracting(SearchLine::move).containsExactlyInAnyOrderElementsOf(asked);
    }

    @Test
    void eachCompletedDepthIsTold() {
        List<Integer> depths = new ArrayList<>();

        Searches.material()
                .search(
                        SearchRoot.of(Position.start(Board.BRAZILIAN)),
                        depth(6),
                        StopSignal.NEVER,
                        report -> depths.add(report.depth()));

        assertThat(depths).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void twoThreadsShareTheNodesAndAnswerALegalMove() {
        Position position = Position.start(Board.INTERNATIONAL);
        Searcher searcher = new Searcher(Searches.MATERIAL::of, 1 << 22, 2, () -> 0);

        SearchReport report = searcher.search(SearchRoot.of(position), nodes(60_000), StopSignal.NEVER, r -> {});

        assertThat(report.nodes()).isBetween(1L, 60_000L);
        assertThat(LegalMoves.of(position).contains(report.best().move())).isTrue();
        assertThat(report.reproducible()).isFalse();
    }
}

package damka.engine.annotation;

import static org.assertj.core.api.Assertions.assertThat;

import damka.engine.eval.Evaluators;
import damka.engine.eval.MaterialEvaluator;
import damka.engine.eval.WinDrawLoss;
import damka.engine.search.Score;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchLine;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import damka.engine.search.StopReason;
import damka.engine.search.StopSignal;
import damka.engine.search.Verdict;
import damka.rules.Fens;
import damka.rules.Moves;
import damka.rules.board.Board;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AnnotatorTest {
    private static final String START = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
            + ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    private static final AnnotationBudget NODES = AnnotationBudget.nodes(5_000);

    private static List<Game> record(String fen, String... moves) {
        Board board = Board.INTERNATIONAL;
        Game game = Game.start(Ruleset.defaultFor(board), Fens.position(board, fen));
        List<Game> games = new ArrayList<>(List.of(game));
        for (String move : moves) {
            game = game.play(Moves.find(game.position(), move));
            games.add(game);
        }
        return games;
    }

    private static Analyst material() {
        Evaluators evaluators = new Evaluators(new MaterialEvaluator(), new MaterialEvaluator());
        Searcher searcher = new Searcher(evaluators::of, 1 << 20, 1, () -> 0);
        return (root, limits) -> searcher.search(root, limits, StopSignal.NEVER, depth -> {});
    }

    private static Annotation annotate(Analyst analyst, AnnotationBudget budget, List<Game> record) {
        return new Annotator(analyst, () -> 0).annotate(List.of(record), budget, StopSignal.NEVER, step -> {});
    }

    private static List<MoveLabel> labels(Annotation annotation) {
        return annotation.games().get(0).stream()
                .map(ply -> ply.orElseThrow().label())
                .toList();
    }

    // An analyst to whom every move looks the same; each of his searches takes all the time that it is given, or so
    // much.
    private static final class Idler implements Analyst {
        final AtomicLong clock = new AtomicLong();
        final List<Position> asked = new ArrayList<>();
        final List<Long> given = new ArrayList<>();
        private final Optional<Duration> always;

        Idler(Optional<Duration> always) {
            this.always = always;
        }

        @Override
        public SearchReport search(SearchRoot root, SearchLimits limits) {
            asked.add(root.position());
            Duration time = always.orElse(limits.time().orElse(Duration.ZERO));
            given.add(time.toNanos());
            clock.addAndGet(time.toNanos());
            List<Move> moves = limits.searchMoves().isEmpty()
                    ? damka.rules.moves.LegalMoves.of(root.position()).all()
                    : limits.searchMoves();
            Move best = moves.get(0);
            SearchLine line = new SearchLine(
                    1, best, new Score.Estimate(0), Verdict.UNKNOWN, new WinDrawLoss(0, 1000, 0), List.of(best));
            int depth = (int) Math.min(40, 1 + time.toMillis() / 10);
            return new SearchReport(List.of(line), depth, depth, 1_000, time, StopReason.TIME, 10, 0, false, true, 0);
        }
    }

    @Test
    void aManGivenAwayIsABlunder() {
        // 17x28 takes the man, and nothing takes back.
        Annotation found = annotate(material(), NODES, record("W:W28,38:B3,17", "28-22"));

        AnnotatedPly ply = found.games().get(0).get(0).orElseThrow();
        assertThat(ply.label()).isEqualTo(MoveLabel.BLUNDER);
        assertThat(ply.loss()).isGreaterThanOrEqualTo(MoveLabel.BLUNDER_LOSS);
        assertThat(ply.best()).isNotEqualTo(Moves.find(Fens.international("W:W28,38:B3,17"), "28-22"));
        assertThat(ply.bestWorth().bounded() - ply.played().bounded()).isEqualTo(ply.loss());
        assertThat(found.complete()).isTrue();
    }

    @Test
    void theBestMoveIsBestAndLosesNothing() {
        String fen = "W:W28,38:B3,17";
        Move best = annotate(material(), NODES, record(fen, "28-22"))
                .games()
                .get(0)
                .get(0)
                .orElseThrow()
                .best();

        Annotation found = annotate(
                material(),
                NODES,
                record(fen, best.from().number() + "-" + best.to().number()));

        AnnotatedPly ply = found.games().get(0).get(0).orElseThrow();
        assertThat(ply.label()).isEqualTo(MoveLabel.BEST);
        assertThat(ply.loss()).isZero();
        assertThat(ply.bestWorth()).isEqualTo(ply.played());
    }

    @Test
    void aForcedPlyIsNotSearchedAndWorthWhatFollows() {
        Idler idler = new Idler(Optional.empty());
        List<Game> record = record(START, "32-28", "19-23", "28x19", "14x23");

        Annotation found = new Annotator(idler, idler.clock::get)
                .annotate(List.of(record), AnnotationBudget.time(Duration.ofSeconds(1)), StopSignal.NEVER, step -> {});

        assertThat(record.get(2).legalMoves().size()).isEqualTo(1);
        assertThat(idler.asked)
                .contains(record.get(0).position())
                .doesNotContain(record.get(2).position());
        assertThat(labels(found).get(2)).isEqualTo(MoveLabel.FORCED);
        assertThat(found.games().get(0).get(2).orElseThrow().played())
                .isEqualTo(found.games().get(0).get(3).orElseThrow().bestWorth());
    }

    @Test
    void theLastPlyOfAWonGameIsAWin() {
        Annotation found = annotate(material(), NODES, record("W:W28:B22", "28x17"));

        AnnotatedPly ply = found.games().get(0).get(0).orElseThrow();
        assertThat(ply.label()).isEqualTo(MoveLabel.FORCED);
        assertThat(ply.played()).isEqualTo(new Worth(new Score.Win(1), Verdict.WIN));
        assertThat(found.nodes()).isZero();
    }

    @Test
    void whatFollowsTheEndIsLeftOut() {
        // Two kings against one: a draw by the rule of five moves each long before the last ply.
        List<String> shuffle = Stream.generate(() -> List.of("46-41", "3-8", "41-46", "8-3"))
                .limit(5)
                .flatMap(List::stream)
                .toList();

        Annotation found = annotate(material(), NODES, record("W:WK46,K47:BK3", shuffle.toArray(String[]::new)));

        assertThat(found.games().get(0)).hasSizeLessThan(shuffle.size()).isNotEmpty();
        assertThat(found.complete()).isTrue();
    }

    @Test
    void theTimeIsNotExceeded() {
        Idler idler = new Idler(Optional.empty());
        Duration total = Duration.ofSeconds(2);

        Annotation found = new Annotator(idler, idler.clock::get)
                .annotate(
                        List.of(record(START, "32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28")),
                        AnnotationBudget.time(total),
                        StopSignal.NEVER,
                        step -> {});

        assertThat(found.complete()).isTrue();
        assertThat(found.elapsed()).isBetween(total.dividedBy(2), total.plusMillis(1));
    }

    @Test
    void whenTheTimeIsOverWhatWasFoundStands() {
        Idler idler = new Idler(Optional.of(Duration.ofMillis(400)));
        List<Integer> told = new ArrayList<>();

        Annotation found = new Annotator(idler, idler.clock::get)
                .annotate(
                        List.of(record(START, "31-26", "20-25", "26-21", "17x26", "32-28")),
                        AnnotationBudget.time(Duration.ofSeconds(1)),
                        StopSignal.NEVER,
                        step -> told.add(step.ply()));

        assertThat(found.complete()).isFalse();
        assertThat(found.games().get(0)).hasSize(5);
        assertThat(found.games().get(0).get(0)).isPresent();
        assertThat(found.games().get(0).get(4)).isEmpty();
        assertThat(told).contains(0).doesNotContain(4);
    }

    @Test
    void aCallerWhoGoesAwayEndsIt() {
        List<Position> asked = new ArrayList<>();
        Analyst material = material();

        Annotation found = new Annotator(
                        (root, limits) -> {
                            asked.add(root.position());
                            return material.search(root, limits);
                        },
                        () -> 0)
                .annotate(
                        List.of(record(START, "32-28", "19-23", "28x19", "14x23")),
                        NODES,
                        () -> asked.isEmpty() ? Optional.empty() : Optional.of(StopReason.CANCELLED),
                        step -> {});

        assertThat(asked).hasSizeLessThanOrEqualTo(2);
        assertThat(found.complete()).isFalse();
        assertThat(found.reproducible()).isFalse();
    }

    @Test
    void nodesGiveTheSameAnnotationsEachTime() {
        List<Game> record = record(START, "32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28");

        Annotation first = annotate(material(), NODES, record);
        Annotation again = annotate(material(), NODES, record);

        assertThat(first).isEqualTo(again);
        assertThat(first.reproducible()).isTrue();
        assertThat(first.complete()).isTrue();
    }

    @Test
    void everyPlyIsToldOnceOnNodesAndTheCountGrows() {
        List<AnnotationStep> steps = new ArrayList<>();

        new Annotator(material(), () -> 0)
                .annotate(
                        List.of(
                                record(START, "32-28", "19-23", "28x19", "14x23"),
                                record("W:W28,38:B3,17", "28-22", "17x28")),
                        NODES,
                        StopSignal.NEVER,
                        steps::add);

        assertThat(steps).extracting(AnnotationStep::evaluated).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(steps).extracting(AnnotationStep::game).containsExactly(0, 0, 0, 0, 1, 1);
        assertThat(steps).allMatch(step -> step.plies() == 6);
    }

    @Test
    void moreTimeGoesWhereTheGameSwings() {
        Idler idler = new Idler(Optional.empty());
        List<Game> record = record(START, "31-26", "20-25", "32-28");
        Position swinging = record.get(1).position();
        Analyst startled = (root, limits) -> {
            SearchReport report = idler.search(root, limits);
            boolean good =
                    root.position().equals(swinging) && limits.searchMoves().isEmpty();
            return good ? valued(report, 90) : report;
        };

        new Annotator(startled, idler.clock::get)
                .annotate(List.of(record), AnnotationBudget.time(Duration.ofSeconds(3)), StopSignal.NEVER, step -> {});

        assertThat(longest(idler, swinging))
                .isGreaterThan(longest(idler, record.get(0).position()));
    }

    private static SearchReport valued(SearchReport report, int centimen) {
        SearchLine line = report.best();
        SearchLine other = new SearchLine(
                1, line.move(), new Score.Estimate(centimen), line.verdict(), line.expectation(), line.continuation());
        return new SearchReport(
                List.of(other),
                report.depth(),
                report.depth(),
                report.nodes(),
                report.elapsed(),
                report.stoppedBy(),
                10,
                0,
                false,
                true,
                0);
    }

    private static long longest(Idler idler, Position position) {
        long longest = 0;
        for (int i = 0; i < idler.asked.size(); i++) {
            if (idler.asked.get(i).equals(position)) {
                longest = Math.max(longest, idler.given.get(i));
            }
        }
        return longest;
    }

    @Test
    void aGameWithoutPliesIsCompleteAtOnce() {
        Annotation found = annotate(material(), NODES, record(START));

        assertThat(found.complete()).isTrue();
        assertThat(found.nodes()).isZero();
    }
}

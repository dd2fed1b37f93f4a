package damka.api.pool;

import static org.assertj.core.api.Assertions.assertThat;

import damka.api.ops.Configurations;
import damka.api.ops.Meters;
import damka.api.pool.SharedSearches.Question;
import damka.api.pool.SharedSearches.Waited;
import damka.api.pool.SharedSearches.Waiting;
import damka.api.problem.ProblemType;
import damka.engine.eval.Evaluators;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import damka.rules.board.Board;
import damka.rules.position.Position;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One search for all who ask the same, and a memory for what would come out the same again. */
class SharedSearchesTest {
    private static final Duration AGES = Duration.ofHours(1);
    private static final SearchLimits COUNTED = SearchLimits.NONE.withNodes(500);
    private static final SearchLimits TIMED = COUNTED.withTime(Duration.ofMinutes(1));
    private static final SearchRoot ROOT = SearchRoot.of(Position.start(Board.INTERNATIONAL));
    private static final Searcher SEARCHER = new Searcher(Evaluators.shipped()::of, 1 << 20, 1, () -> 0);

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final Meters meters = new Meters(registry);
    private final SharedSearches searches = new SharedSearches(Configurations.with(Map.of()), meters);
    private final List<SearchSlot<SearchReport>> begun = new ArrayList<>();

    private Waiting join(String game, SearchLimits limits) {
        return join(searches, game, limits, AGES);
    }

    private Waiting join(SharedSearches asked, String game, SearchLimits limits, Duration patience) {
        return asked.join(new Waited(new Question(game, limits), AGES, patience), () -> {
            begun.add(new SearchSlot<>(stop -> SEARCHER.search(ROOT, limits, stop, depth -> {}), AGES, AGES));
            return begun.get(begun.size() - 1);
        });
    }

    private SearchReport run(int index) {
        SearchSlot<SearchReport> slot = begun.get(index);
        assertThat(slot.begin()).isTrue();
        slot.run();
        return slot.result().join();
    }

    private double answeredBy(String what) {
        return registry.counter("damka.search.questions", "answered.by", what).count();
    }

    @Test
    void equalQuestionsShareOneSearch() {
        Waiting first = join("a", TIMED);
        Waiting second = join("a", TIMED);
        SearchReport report = run(0);

        assertThat(begun).hasSize(1);
        assertThat(first.result().join()).isSameAs(report);
        assertThat(second.result().join()).isSameAs(report);
        assertThat(answeredBy("search")).isEqualTo(1);
        assertThat(answeredBy("joined")).isEqualTo(1);
    }

    @Test
    void otherGamesLimitsAndWaitsHaveTheirOwnSearch() {
        join("a", COUNTED);
        join("b", COUNTED);
        join("a", COUNTED.withNodes(501));
        join(searches, "a", COUNTED, Duration.ofSeconds(1));

        assertThat(begun).hasSize(4);
    }

    @Test
    void theLastWhoLeavesEndsTheSearch() {
        Waiting first = join("a", COUNTED);
        Waiting second = join("a", COUNTED);

        first.leave().run();
        first.leave().run();
        assertThat(begun.get(0).result().isCancelled()).isFalse();
        second.leave().run();

        assertThat(begun.get(0).result().isCancelled()).isTrue();
    }

    @Test
    void whoGivesUpTakesNothingFromTheOthers() {
        Waiting first = join("a", COUNTED);
        Waiting second = join("a", COUNTED);

        first.result().cancel(false);
        SearchReport report = run(0);

        assertThat(second.result().join()).isSameAs(report);
    }

    @Test
    void aSearchThatEverybodyLeftIsNotJoined() {
        join("a", COUNTED).leave().run();

        join("a", COUNTED);

        assertThat(begun).hasSize(2);
    }

    @Test
    void whatWouldComeOutTheSameAgainIsRemembered() {
        join("a", COUNTED);
        SearchReport report = run(0);

        Waiting again = join(searches, "a", COUNTED, Duration.ofSeconds(1));

        assertThat(begun).hasSize(1);
        assertThat(again.result().join()).isSameAs(report);
        assertThat(answeredBy("cache")).isEqualTo(1);
        assertThat(registry.get("damka.search.cached").gauge().value()).isEqualTo(1);
    }

    @Test
    void whatHadATimeLimitIsSearchedAgain() {
        join("a", TIMED);
        run(0);

        join("a", TIMED);

        assertThat(begun).hasSize(2);
    }

    @Test
    void whatWasCutShortIsSearchedAgain() {
        // More than the search looks at before it asks whether to stop.
        SearchLimits many = COUNTED.withNodes(1_000_000);
        join("a", many);
        begun.get(0).stopEarly();
        run(0);

        join("a", many);

        assertThat(begun).hasSize(2);
    }

    @Test
    void theMemoryIsBounded() {
        SimpleMeterRegistry counted = new SimpleMeterRegistry();
        SharedSearches small = new SharedSearches(
                Configurations.with(Map.of("damka.search.cache-bytes", "3000")), new Meters(counted));
        for (int i = 0; i < 50; i++) {
            join(small, "game " + i, COUNTED, AGES);
            run(i);
        }

        assertThat(counted.get("damka.search.cached").gauge().value()).isBetween(1.0, 5.0);
    }

    @Test
    void aWaitThatIsTooLongIsGivenUp() {
        join("a", COUNTED);

        begun.get(0).expire(ProblemType.OVERLOADED);

        assertThat(begun.get(0).result().isCompletedExceptionally()).isTrue();
        assertThat(begun.get(0).begin()).isFalse();
    }
}

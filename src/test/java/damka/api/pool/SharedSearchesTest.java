package damka.api.pool;

import static org.assertj.core.api.Assertions.assertThat;

import damka.engine.search.SearchReport;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SharedSearchesTest {
    private final SharedSearches searches = new SharedSearches();

    private static SearchSlot<SearchReport> slot() {
        return new SearchSlot<>(
                stop -> {
                    throw new IllegalStateException("not to be run");
                },
                Duration.ofSeconds(1),
                Duration.ofSeconds(1));
    }

    @Test
    void equalQuestionsShareOneSearch() {
        SharedSearches.Shared first = searches.join("a", SharedSearchesTest::slot);
        SharedSearches.Shared second = searches.join("a", SharedSearchesTest::slot);

        assertThat(second.slot()).isSameAs(first.slot());
    }

    @Test
    void otherQuestionsHaveTheirOwn() {
        SharedSearches.Shared first = searches.join("a", SharedSearchesTest::slot);
        SharedSearches.Shared second = searches.join("b", SharedSearchesTest::slot);

        assertThat(second.slot()).isNotSameAs(first.slot());
    }

    @Test
    void theLastWhoLeavesEndsTheSearch() {
        SharedSearches.Shared first = searches.join("a", SharedSearchesTest::slot);
        SharedSearches.Shared second = searches.join("a", SharedSearchesTest::slot);

        first.leave();
        assertThat(second.slot().result().isCancelled()).isFalse();
        second.leave();

        assertThat(second.slot().result().isCancelled()).isTrue();
    }

    @Test
    void aSearchThatHasEndedIsNotJoined() {
        SharedSearches.Shared first = searches.join("a", SharedSearchesTest::slot);
        first.leave();

        SharedSearches.Shared second = searches.join("a", SharedSearchesTest::slot);

        assertThat(second.slot()).isNotSameAs(first.slot());
    }

    @Test
    void aWaitThatIsTooLongIsGivenUp() {
        SearchSlot<SearchReport> slot = slot();

        slot.expire(damka.api.problem.ProblemType.OVERLOADED);

        assertThat(slot.result().isCompletedExceptionally()).isTrue();
        assertThat(slot.begin()).isFalse();
    }
}

package damka.api.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.api.dto.ReplaysRequest;
import damka.api.ops.Configurations;
import damka.api.ops.Ticker;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work whose length a caller chooses ends at its deadline, wherever it is then. Each look at the clock takes a millisecond here. */
@QuarkusTest
class DeadlineTest {
    private static final String GAMES = "1. 32-28 19-23 2. 28x19 14x23 * ".repeat(10);

    @Inject
    Replays replays;

    private static Deadline in(int looks) {
        AtomicLong now = new AtomicLong();
        Ticker ticker = new Ticker() {
            @Override
            public long nanos() {
                return Duration.ofMillis(now.getAndIncrement()).toNanos();
            }
        };
        return Deadline.after(Duration.ofMillis(looks), ticker);
    }

    @Test
    void itPassesWhenItsTimeIsOver() {
        Deadline deadline = in(3);

        assertThat(deadline.hasPassed()).isFalse();
        assertThat(deadline.hasPassed()).isFalse();
        assertThat(deadline.hasPassed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 40, 45, 60, 80})
    void wholeGamesAreGivenUpAtTheirDeadline(int looks) {
        ReplaysRequest request = new ReplaysRequest(null, GAMES, null, null, null);

        assertThatThrownBy(() -> replays.answer(request, Language.EN, in(looks)))
                .isInstanceOfSatisfying(
                        BadInput.class, late -> assertThat(late.type()).isEqualTo(ProblemType.DEADLINE_EXCEEDED));
    }

    @Test
    void wholeGamesAreAnsweredWithinIt() {
        ReplaysRequest request = new ReplaysRequest(null, GAMES, null, null, null);

        assertThat(replays.answer(request, Language.EN, in(1_000)).valid()).isTrue();
    }

    @Test
    void aCheapRequestHasASecond() {
        assertThat(Configurations.with(Map.of()).request().cheapTime()).isEqualTo(Duration.ofSeconds(1));
    }
}

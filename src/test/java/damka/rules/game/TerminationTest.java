package damka.rules.game;

import static damka.rules.game.Play.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.rules.board.Color;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TerminationTest {
    private static final Game ONGOING = given(Ruleset.FMJD, "W:W26,36,K47:BK4,15,35");
    private static final Game WON = given(Ruleset.FMJD, "B:W10,14,37:BK5");

    @Test
    void whoGivesUpLeavesOrOverstepsLoses() {
        assertThat(outcome(ONGOING, new Termination.Resignation(Color.BLACK)))
                .isEqualTo(new Outcome.Won(Color.WHITE, WinReason.RESIGNATION));
        assertThat(outcome(ONGOING, new Termination.Abandonment(Color.WHITE)))
                .isEqualTo(new Outcome.Won(Color.BLACK, WinReason.ABANDONED));
        assertThat(outcome(ONGOING, new Termination.FlagFall(Color.WHITE, OptionalInt.empty())))
                .isEqualTo(new Outcome.Won(Color.BLACK, WinReason.FLAG_FALL));
    }

    @Test
    void agreementIsADraw() {
        assertThat(outcome(ONGOING, new Termination.DrawAgreement()))
                .isEqualTo(new Outcome.Drawn(DrawReason.AGREEMENT));
    }

    @Test
    void whatTheBoardHasDecidedStands() {
        assertThat(outcome(WON, new Termination.Resignation(Color.WHITE)))
                .isEqualTo(new Outcome.Won(Color.WHITE, WinReason.NO_LEGAL_MOVES));
        assertThat(outcome(WON, new Termination.FlagFall(Color.WHITE, OptionalInt.of(1))))
                .isEqualTo(new Outcome.Won(Color.WHITE, WinReason.NO_LEGAL_MOVES));
    }

    @Test
    void flagThatFellBeforeTheLastMoveDecides() {
        Game won = Game.from(WON.start().withPly(30));

        assertThat(outcome(won, new Termination.FlagFall(Color.WHITE, OptionalInt.of(30))))
                .isEqualTo(new Outcome.Won(Color.BLACK, WinReason.FLAG_FALL));
        assertThat(outcome(won, new Termination.FlagFall(Color.BLACK, OptionalInt.of(31))))
                .isEqualTo(new Outcome.Won(Color.WHITE, WinReason.NO_LEGAL_MOVES));
    }

    private static Outcome outcome(Game game, Termination termination) {
        return game.outcome(DrawMode.AUTOMATIC, termination);
    }

    @Test
    void whoFirstTakesMoreThanIsLeftOversteps() {
        Clock clock = clock(10, 0, 6, 5, 4.5, 6, 9);

        assertThat(clock.flagFall(Color.WHITE, 0)).contains(new Termination.FlagFall(Color.WHITE, OptionalInt.of(3)));
        assertThat(clock.flagFall(Color.BLACK, 20)).contains(new Termination.FlagFall(Color.BLACK, OptionalInt.of(23)));
    }

    @Test
    void incrementIsGivenAfterEachTurnOfItsSide() {
        assertThat(clock(10, 3, 10, 1, 3, 1, 3).flagFall(Color.WHITE, 0)).isEmpty();
        assertThat(clock(10, 3, 10, 1, 3, 1, 3.1).flagFall(Color.WHITE, 0))
                .isEqualTo(Optional.of(new Termination.FlagFall(Color.WHITE, OptionalInt.of(5))));
        assertThat(clock(10, 3, 10.1).flagFall(Color.WHITE, 0))
                .isEqualTo(Optional.of(new Termination.FlagFall(Color.WHITE, OptionalInt.of(1))));
    }

    @Test
    void lastSecondMayBeUsed() {
        assertThat(clock(10, 0, 10, 10).flagFall(Color.WHITE, 0)).isEmpty();
        assertThat(clock(10, 0).flagFall(Color.WHITE, 0)).isEmpty();
    }

    @Test
    void negativeTimesAreNoClock() {
        assertThatThrownBy(() -> clock(10, 0, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> clock(-1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Clock clock(double initial, double increment, double... spent) {
        List<Duration> times =
                Arrays.stream(spent).mapToObj(TerminationTest::seconds).toList();
        return new Clock(seconds(initial), seconds(increment), times);
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.round(seconds * 1000));
    }
}

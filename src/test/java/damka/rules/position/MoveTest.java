package damka.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.position.Move.Capture;
import damka.rules.position.Move.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A move is the triple of start, end and the set of captured squares. */
class MoveTest {

    @Test
    void theTripleIsTheMove() {
        assertThat(capture(4, 15, 13, 20, 32)).isEqualTo(capture(4, 15, 32, 20, 13));
        assertThat(capture(4, 15, 13, 20, 32)).isNotEqualTo(capture(4, 15, 13, 20, 37));
    }

    @Test
    void aCaptureTakesSomething() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Capture(square(4), square(15), 0));
    }

    @Test
    void victimsAreListedAscending() {
        assertThat(capture(4, 15, 32, 13, 20).captured()).containsExactly(square(13), square(20), square(32));
        assertThat(capture(4, 15, 32, 13, 20).captureCount()).isEqualTo(3);
        assertThat(new Step(square(32), square(28)).captured()).isEmpty();
    }

    @Test
    void stepsAndCapturesAreToldApart() {
        Move step = new Step(square(32), square(28));
        Move capture = capture(32, 23, 28);

        assertThat(step.isCapture()).isFalse();
        assertThat(capture.isCapture()).isTrue();
        assertThat(step.<String>fold(s -> "step", c -> "capture")).isEqualTo("step");
        assertThat(capture.<String>fold(s -> "step", c -> "capture")).isEqualTo("capture");
    }

    @Test
    void movesSortByFromThenToThenVictims() {
        List<Move> sorted = List.of(
                new Step(square(31), square(26)),
                new Step(square(31), square(27)),
                new Step(square(32), square(27)),
                capture(47, 36, 14, 29, 31),
                capture(47, 36, 14, 29, 42),
                capture(47, 36, 19, 29, 31));

        assertThat(sorted.stream().sorted(Move.ORDER.reversed()).sorted()).isEqualTo(sorted);
        assertThat(capture(47, 36, 14, 29, 31)).isEqualByComparingTo(capture(47, 36, 31, 29, 14));
    }

    @Test
    void movesReadAsTheirSquares() {
        assertThat(new Step(square(32), square(28))).hasToString("32-28");
        assertThat(capture(47, 36, 31, 14)).hasToString("47x36x14x31");
    }

    @Test
    void aRouteHasOneLandingForEachVictim() {
        List<Square> squares = List.of(square(35), square(24), square(13));

        assertThat(new Route(squares, List.of(square(30), square(19))).squares())
                .isEqualTo(squares);
        assertThatIllegalArgumentException().isThrownBy(() -> new Route(squares, List.of(square(30))));
        assertThatIllegalArgumentException().isThrownBy(() -> new Route(List.of(square(35)), List.of()));
    }

    private static Capture capture(int from, int to, int... victims) {
        long set = 0;
        for (int victim : victims) {
            set |= square(victim).bit();
        }
        return new Capture(square(from), square(to), set);
    }

    private static Square square(int number) {
        return Board.INTERNATIONAL.square(number).orElseThrow();
    }
}

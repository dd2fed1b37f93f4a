package damka.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.position.Position;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class IndependentSolverTest {

    @Test
    void twoPiecesOnTheLargeBoardAreWorthWhatTheOtherSolverFinds() {
        assertThat(disagreements(Board.INTERNATIONAL, 2, false)).isEqualTo(0);
    }

    @Test
    void twoKingsAgainstOneOnTheLargeBoardAreWorthWhatTheOtherSolverFinds() {
        assertThat(disagreements(Board.INTERNATIONAL, 3, true)).isEqualTo(0);
    }

    @Test
    void twoPiecesOnTheSmallBoardAreWorthWhatTheOtherSolverFinds() {
        assertThat(disagreements(Board.BRAZILIAN, 2, false)).isEqualTo(0);
    }

    @Test
    @Tag("slow")
    void threePiecesOnTheLargeBoardAreWorthWhatTheOtherSolverFinds() {
        assertThat(disagreements(Board.INTERNATIONAL, 3, false)).isEqualTo(0);
    }

    @Test
    @Tag("slow")
    void threePiecesOnTheSmallBoardAreWorthWhatTheOtherSolverFinds() {
        assertThat(disagreements(Board.BRAZILIAN, 3, false)).isEqualTo(0);
    }

    @Test
    @Tag("slow")
    void fourKingsOnTheSmallBoardAreWorthWhatTheOtherSolverFinds() {
        assertThat(disagreements(Board.BRAZILIAN, 4, true)).isEqualTo(0);
    }

    private static long disagreements(Board board, int pieces, boolean kingsOnly) {
        NaiveSolver solver = new NaiveSolver(board, pieces, kingsOnly);
        Endgames endgames = Endings.of(board);

        assertThat(solver.positions()).hasSizeGreaterThan(2000);
        return solver.positions().parallelStream()
                .filter(position -> !agree(solver, endgames, position))
                .count();
    }

    private static boolean agree(NaiveSolver solver, Endgames endgames, Position position) {
        EndgameValue value = solver.value(position);
        OptionalInt plies = value == EndgameValue.DRAW ? OptionalInt.empty() : OptionalInt.of(solver.plies(position));
        return endgames.value(position) == value
                && endgames.plies(position, Metric.END).equals(plies);
    }
}

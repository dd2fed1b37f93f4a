package damka.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OutcomeModelTest {

    @ParameterizedTest
    @EnumSource(Board.class)
    void aBetterScoreNeverWinsLessNorLosesMore(Board board) {
        for (int pieces = 2; pieces <= 2 * board.menAtStart(); pieces++) {
            WinDrawLoss worse = OutcomeModel.expectation(board, -2000, pieces);
            for (int score = -1990; score <= 2000; score += 10) {
                WinDrawLoss better = OutcomeModel.expectation(board, score, pieces);

                assertThat(better.win()).isGreaterThanOrEqualTo(worse.win());
                assertThat(better.loss()).isLessThanOrEqualTo(worse.loss());
                worse = better;
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void bothSidesSeeTheSameGame(Board board) {
        for (int score = -500; score <= 500; score += 25) {
            WinDrawLoss mine = OutcomeModel.expectation(board, score, 20);
            WinDrawLoss yours = OutcomeModel.expectation(board, -score, 20);

            assertThat(yours).isEqualTo(new WinDrawLoss(/* win= */ mine.loss(), mine.draw(), /* loss= */ mine.win()));
        }
    }
}

package damka.api.picture;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Position;
import org.junit.jupiter.api.Test;

class BoardTextTest {
    private static final Position FEW = Fens.position(Board.BRAZILIAN, "W:WK22,29:B4,K11");

    @Test
    void everyPieceHasItsOwnEmojiOnItsSquare() {
        assertThat(BoardText.emoji(FEW, Color.WHITE)).isEqualTo("""
                        ⬜🟫⬜🟫⬜🟫⬜⚫
                        🟫⬜🟫⬜🟫⬜🟫⬜
                        ⬜🟫⬜🟫⬜🖤⬜🟫
                        🟫⬜🟫⬜🟫⬜🟫⬜
                        ⬜🟫⬜🟫⬜🟫⬜🟫
                        🟫⬜🤍⬜🟫⬜🟫⬜
                        ⬜🟫⬜🟫⬜🟫⬜🟫
                        ⚪⬜🟫⬜🟫⬜🟫⬜
                        """);
    }

    @Test
    void blackSeesTheBoardTurnedByHalf() {
        assertThat(BoardText.emoji(FEW, Color.BLACK))
                .startsWith("⬜🟫⬜🟫⬜🟫⬜⚪\n")
                .endsWith("⚫⬜🟫⬜🟫⬜🟫⬜\n");
        assertThat(BoardText.ascii(FEW, Color.BLACK).lines())
                .containsExactly(
                        " . . . w", ". . . .", " . . W .", ". . . .", " . . . .", ". B . .", " . . . .", "b . . .");
    }
}

package damka.rules.moves;

import static damka.rules.moves.Said.legal;
import static damka.rules.moves.Said.legalOnSmallBoard;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.position.Position;
import org.junit.jupiter.api.Test;

/** Moves without capture and promotion (FMJD Annex 1, art. 3). */
class QuietMovesTest {

    @Test
    void aManStepsOneSquareForward_art34() {
        assertThat(legal("W:W28:B")).containsExactly("28-22", "28-23");
        assertThat(legal("B:W:B28")).containsExactly("28-32", "28-33");
    }

    @Test
    void aManAtTheEdgeHasOneWay_art34() {
        assertThat(legal("W:W26,35:B")).containsExactly("26-21", "35-30");
        assertThat(legalOnSmallBoard("W:W12,13:B")).containsExactly("12-8", "13-9");
    }

    @Test
    void theNewGameHasNineMovesOrSevenOnTheSmallBoard_art34() {
        assertThat(legal(Position.start(Board.INTERNATIONAL)))
                .containsExactly("31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30");
        assertThat(legal(Position.start(Board.BRAZILIAN)))
                .containsExactly("21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20");
    }

    @Test
    void aManDoesNotStepOntoAPiece_art34() {
        assertThat(legal("W:W22,27,28:B11,12,13,17,18")).containsExactly("27-21", "28-23");
    }

    @Test
    void aKingMovesAnyNumberOfFreeSquaresInAllDirections_art39() {
        assertThat(legal("W:WK28:B"))
                .containsExactly(
                        "28-5", "28-6", "28-10", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23", "28-32", "28-33",
                        "28-37", "28-39", "28-41", "28-44", "28-46", "28-50");
        assertThat(legalOnSmallBoard("W:WK29:B"))
                .containsExactly("29-4", "29-8", "29-11", "29-15", "29-18", "29-22", "29-25");
    }

    @Test
    void aKingStopsBeforeAnyPiece_art39() {
        assertThat(legal("W:W19,K46:BK5,23,28")).containsExactly("19-13", "19-14", "46-32", "46-37", "46-41");
    }

    @Test
    void whereACaptureIsPossibleThereIsNoQuietMove_art54_6() {
        assertThat(legal("W:W28,50:B23")).containsExactly("28x19(23)");
    }

    @Test
    void lockedPiecesHaveNoMove() {
        assertThat(legal("W:WK46:B37,41")).isEmpty();
        assertThat(legal("W:W50:B39,44,45")).isEmpty();
        assertThat(legal("W:W45:B34,40")).isEmpty();
        assertThat(legal("W:W:B20")).isEmpty();
        assertThat(legal("W:W28:B")).isNotEmpty();
    }

    @Test
    void aManThatEndsItsMoveOnThePromotionRowBecomesAKing_art35() {
        Position before = Fens.international("W:W7:B40");
        Position after = before.after(Said.move(before, "7-2"));

        assertThat(before.promotes(Said.move(before, "7-2"))).isTrue();
        assertThat(after).isEqualTo(Fens.international("B:WK2:B40"));
    }

    @Test
    void blackPromotesOnTheBottomRow_art35() {
        Position before = Fens.brazilian("B:W5:B28");
        Position after = before.after(Said.move(before, "28-32"));

        assertThat(after).isEqualTo(Fens.brazilian("W:W5:BK32"));
    }

    @Test
    void aManThatStopsElsewhereStaysAMan_art35() {
        Position before = Fens.international("W:W11:B40");

        assertThat(before.promotes(Said.move(before, "11-6"))).isFalse();
        assertThat(before.after(Said.move(before, "11-6"))).isEqualTo(Fens.international("B:W6:B40"));
    }

    @Test
    void aKingIsNotMadeAgain() {
        Position before = Fens.international("W:WK7:B35");

        assertThat(before.promotes(Said.move(before, "7-2"))).isFalse();
        assertThat(before.after(Said.move(before, "7-2"))).isEqualTo(Fens.international("B:WK2:B35"));
    }

    @Test
    void theNewKingActsAsAKingFromItsNextMoveOn_art35() {
        Position crowned = Fens.international("W:W7:B45").after(Said.move(Fens.international("W:W7:B45"), "7-1"));
        Position again = crowned.after(Said.move(crowned, "45-50"));

        assertThat(legal(again)).contains("1-23");
    }
}

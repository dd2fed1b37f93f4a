package damka.rules.moves;

import static damka.rules.moves.Said.legal;
import static damka.rules.moves.Said.legalOnSmallBoard;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import org.junit.jupiter.api.Test;

/** Captures (FMJD Annex 1, art. 4). */
class CapturesTest {

    @Test
    void aManCapturesForwardsAndBackwards_art41() {
        assertThat(legal("W:W28:B22,23,32,33")).containsExactly("28x17(22)", "28x19(23)", "28x37(32)", "28x39(33)");
        assertThat(legal("W:W23,31:B14,K28")).containsExactly("23x32(28)");
    }

    @Test
    void aManNeedsTheSquareBehindFree_art42() {
        assertThat(legal("W:W28:B17,22")).containsExactly("28-23");
        assertThat(legal("W:WK17,28:B22")).contains("28-23").noneMatch(move -> move.contains("x"));
    }

    @Test
    void aManReachesOnlyItsNeighbours_art42() {
        assertThat(legal("W:W37:B28")).containsExactly("37-31", "37-32");
    }

    @Test
    void aPieceOnTheEdgeCanNotBeJumped_art42() {
        assertThat(legal("W:W31:B26,36")).containsExactly("31-27");
        assertThat(legal("W:WK10:B5")).hasSize(10).allMatch(move -> move.startsWith("10-"));
        assertThat(legalOnSmallBoard("W:W8:B4")).containsExactly("8-3");
        assertThat(legalOnSmallBoard("W:W11:B4,8")).containsExactly("11-7");
    }

    @Test
    void anOwnPieceCanNotBeJumped_art41() {
        assertThat(legal("W:W28,32:B")).containsExactly("28-22", "28-23", "32-27");
        assertThat(legal("W:W28,K37:B14")).doesNotContain("37x10(14)");
    }

    @Test
    void aKingJumpsFromAnyDistanceAndLandsOnAnyFreeSquareBehind_art43() {
        assertThat(legal("W:WK45:B29")).containsExactly("45x1(29)", "45x7(29)", "45x12(29)", "45x18(29)", "45x23(29)");
        assertThat(legalOnSmallBoard("W:WK29:B18")).containsExactly("29x4(18)", "29x8(18)", "29x11(18)", "29x15(18)");
    }

    @Test
    void aKingLandsUpToTheNextPiece_art43() {
        assertThat(legal("W:W7,K45:B29")).containsExactly("45x12(29)", "45x18(29)", "45x23(29)");
    }

    @Test
    void twoPiecesInContactCanNotBeJumped_art43() {
        assertThat(legal("W:WK46:B28,32")).containsExactly("46-37", "46-41");
        assertThat(legal("W:W37:B28,32")).containsExactly("37-31");
    }

    @Test
    void aKingDoesNotJumpOverItsOwnPieces_art43() {
        assertThat(legal("W:W32,K46:B19")).containsExactly("32-27", "32-28", "46-37", "46-41");
    }

    @Test
    void aCaptureGoesOnAsLongAsItCan_art45() {
        assertThat(legal("W:W35:BK9,19,30")).containsExactly("35x4(9,19,30)");
        assertThat(legal("W:W35:B19,30")).containsExactly("35x13(19,30)");
    }

    @Test
    void aKingGoesStraightOnOrTurns_art46() {
        assertThat(legal("W:WK48:B12,29,39")).containsExactly("48x1(12,29,39)", "48x7(12,29,39)");
        assertThat(legal("W:WK46:B14,32")).containsExactly("46x5(14,32)", "46x10(14,32)");
    }

    @Test
    void capturedPiecesStandUntilTheCaptureIsOver_art48() {
        assertThat(legal("W:WK37:B24,27,32,44")).containsExactly("37x49(24,32,44)");
    }

    @Test
    void noPieceIsJumpedTwice_art48() {
        assertThat(legal("B:W6,24,28,38,41:B13,K49")).containsExactly("49x30(24,28,38)", "49x35(24,28,38)");
    }

    @Test
    void emptySquaresMayBeCrossedAgain_art45() {
        assertThat(legal("W:WK41,49:B9,10,12,19,38")).containsExactly("41x43(9,12,19,38)");
        assertThat(legalOnSmallBoard("B:W9,10,17,18,19,25,26,27:B4,5")).containsExactly("5x7(9,10,17,18,25,26)");
    }

    @Test
    void theSquareOfOriginIsEmptyDuringTheCapture_art45() {
        assertThat(legal("W:W38:B22,23,32,33")).containsExactly("38x38(22,23,32,33)");
        assertThat(legal("W:W38,50:B9,22,23,32,33")).containsExactly("38x38(22,23,32,33)");
    }

    @Test
    void largestCaptureIsMandatory_art413() {
        assertThat(legal("W:W48:B24,K31,34,K42,43")).containsExactly("48x19(24,34,43)");
        assertThat(legal("W:W24,33,41,47:B13,14,18,29,30")).containsExactly("24x35(30)");
    }

    @Test
    void theLargestCaptureIsTakenOverAllPieces_art413() {
        assertThat(legal("W:W26,K46:B12,21,32,33"))
                .containsExactly(
                        "26x8(12,21)", "46x1(12,32)", "46x7(12,32)", "46x39(32,33)", "46x44(32,33)", "46x50(32,33)");
    }

    @Test
    void amongEqualsManAndKingAreFree_art414() {
        assertThat(legal("W:W26:B12,21,31,K32")).containsExactly("26x8(12,21)", "26x28(31,32)");
        assertThat(legal("W:W29,K40:B21,24,32,33,44")).containsExactly("29x16(21,32,33)", "40x16(21,32,44)");
    }

    @Test
    void behindTheLastVictimEachFreeSquareIsAMove_art46() {
        assertThat(legal("W:WK47:B9,12,33")).containsExactly("47x17(9,12,33)", "47x21(9,12,33)", "47x26(9,12,33)");
    }

    @Test
    void stoppingBeforeTheMaximumIsNoMove_art549() {
        assertThat(legal("W:W35:BK9,19,30")).containsExactly("35x4(9,19,30)");
        assertThat(legalOnSmallBoard("W:W29:B10,11,18,25")).containsExactly("29x6(10,18,25)", "29x8(11,18,25)");
    }

    @Test
    void aManThatPassesThePromotionRowStaysAMan_art415() {
        Position before = Fens.international("W:W15:B9,10");
        Position small = Fens.brazilian("W:W11:B6,7");

        assertThat(legal(before)).containsExactly("15x13(9,10)");
        assertThat(before.after(Said.move(before, "15x13(9,10)"))).isEqualTo(Fens.international("B:W13:B"));
        assertThat(legal(small)).containsExactly("11x9(6,7)");
        assertThat(small.after(Said.move(small, "11x9(6,7)"))).isEqualTo(Fens.brazilian("B:W9:B"));
    }

    @Test
    void aManGoesOnAsAManAfterPassingThePromotionRow_art415() {
        assertThat(legal("W:W15:B10,22")).containsExactly("15x4(10)");
    }

    @Test
    void aCaptureThatEndsOnThePromotionRowMakesAKing_art35() {
        Position before = Fens.international("W:W15:B10");

        assertThat(before.after(Said.move(before, "15x4(10)"))).isEqualTo(Fens.international("B:WK4:B"));
    }

    @Test
    void allCapturedPiecesLeaveTogether_art48() {
        Position before = Fens.international("W:WK37:B24,27,32,44");

        assertThat(before.after(Said.move(before, "37x49(24,32,44)"))).isEqualTo(Fens.international("B:WK49:B27"));
    }

    @Test
    void routesToTheSameTripleAreOneMove() {
        Position position = Fens.international("W:W38:B22,23,32,33");
        Move only = LegalMoves.of(position).all().get(0);

        assertThat(LegalMoves.of(position).size()).isEqualTo(1);
        assertThat(Routes.of(position, (Capture) only).count()).isEqualTo(2);
    }

    @Test
    void differentVictimsBetweenTheSameEndsAreTwoMoves() {
        assertThat(legal("W:WK4:B13,20,32,37")).contains("4x15(13,20,32)", "4x15(13,20,37)");
    }
}

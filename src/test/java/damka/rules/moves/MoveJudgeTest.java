package damka.rules.moves;

import static damka.rules.moves.ReasonCode.BLOCKED_BY_CAPTURED;
import static damka.rules.moves.ReasonCode.CAPTURE_INCOMPLETE;
import static damka.rules.moves.ReasonCode.CAPTURE_MANDATORY;
import static damka.rules.moves.ReasonCode.JUMPED_TWICE;
import static damka.rules.moves.ReasonCode.KING_PATH_BLOCKED;
import static damka.rules.moves.ReasonCode.MAN_BACKWARD;
import static damka.rules.moves.ReasonCode.MAN_TOO_FAR;
import static damka.rules.moves.ReasonCode.MORE_CAPTURES_AVAILABLE;
import static damka.rules.moves.ReasonCode.NOT_DIAGONAL;
import static damka.rules.moves.ReasonCode.NOT_YOUR_TURN;
import static damka.rules.moves.ReasonCode.NO_PIECE_ON_ORIGIN;
import static damka.rules.moves.ReasonCode.NO_PIECE_TO_CAPTURE;
import static damka.rules.moves.ReasonCode.OPPONENT_PIECE;
import static damka.rules.moves.ReasonCode.OWN_PIECE_JUMPED;
import static damka.rules.moves.ReasonCode.SEPARATOR_MISMATCH;
import static damka.rules.moves.ReasonCode.TARGET_OCCUPIED;
import static damka.rules.moves.ReasonCode.TWO_IN_A_ROW;
import static damka.rules.moves.Separator.CAPTURE;
import static damka.rules.moves.Separator.NONE;
import static damka.rules.moves.Separator.STEP;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MoveJudgeTest {

    private static final String START =
            "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

    @Test
    void legalStepIsLegal() {
        assertThat(judge(START, STEP, 32, 28)).isEqualTo(legal(START, "32-28"));
    }

    @Test
    void separatorThatDoesNotAgreeIsOnlyAWarning_art82() {
        Verdict verdict = judge(START, CAPTURE, 32, 28);

        assertThat(verdict).isInstanceOf(Verdict.Legal.class);
        assertThat(codes(verdict)).containsExactly(SEPARATOR_MISMATCH);
        assertThat(verdict.reasons().get(0).facts()).isEqualTo(Map.of("written", "x", "expected", "-"));
        assertThat(SEPARATOR_MISMATCH.severity()).isEqualTo(ReasonCode.Severity.WARNING);
    }

    @Test
    void largestCaptureIsMandatory_art413() {
        Verdict verdict = judge("W:W37,48:B12,22,31,32", CAPTURE, 37, 26);

        assertThat(codes(verdict)).containsExactly(MORE_CAPTURES_AVAILABLE);
        Illegality reason = verdict.reasons().get(0);
        assertThat(numbers(reason)).containsExactly(37, 31, 26);
        assertThat(reason.facts()).isEqualTo(Map.of("captured", 1, "required", 3, "route", "37x28x17x8"));
        assertThat(reason.articles()).containsExactly("5.4.8");
    }

    @Test
    void beginningOfTheOnlyCaptureIsAPrefixWithItsCompletion() {
        Verdict verdict = judge("W:W37,48:B12,22,31,32", CAPTURE, 37, 28);

        Verdict.Prefix prefix = (Verdict.Prefix) verdict;
        assertThat(prefix.completion()).map(Move::toString).contains("37x8x12x22x32");
        assertThat(codes(verdict)).containsExactly(CAPTURE_INCOMPLETE, MORE_CAPTURES_AVAILABLE);
        assertThat(numbers(verdict.reasons().get(0))).containsExactly(37, 32, 28);
        assertThat(verdict.reasons().get(0).facts())
                .isEqualTo(Map.of("square", 28, "captured", 1, "next", List.of(22)));
    }

    @Test
    void emptyOriginHasNoPiece() {
        assertThat(codes(judge(START, STEP, 27, 22))).containsExactly(NO_PIECE_ON_ORIGIN);
    }

    @Test
    void moveLegalForTheOpponentIsNotYourTurn_art541() {
        assertThat(codes(judge(START, STEP, 20, 24))).containsExactly(NOT_YOUR_TURN);
    }

    @Test
    void anyOtherMoveOfAnOpponentsPieceIsHis_art545() {
        assertThat(codes(judge(START, STEP, 20, 14))).containsExactly(OPPONENT_PIECE);
    }

    @Test
    void squareOfAnotherPieceIsOccupied() {
        Verdict verdict = judge(START, STEP, 37, 32);

        assertThat(codes(verdict)).containsExactly(TARGET_OCCUPIED);
        assertThat(verdict.reasons().get(0).facts())
                .isEqualTo(Map.of("from", 37, "to", 32, "color", "white", "piece", "man"));
    }

    @Test
    void standingStillIsAnOccupiedSquare() {
        assertThat(codes(judge(START, NONE, 32, 32))).containsExactly(TARGET_OCCUPIED);
    }

    @Test
    void squaresWithoutACommonDiagonalAreNotDiagonal() {
        assertThat(codes(judge(START, STEP, 32, 29))).containsExactly(NOT_DIAGONAL);
    }

    @Test
    void manGoesForwardOnly_art34() {
        assertThat(codes(judge("W:W28:B1", STEP, 28, 33))).containsExactly(MAN_BACKWARD);
        assertThat(codes(judge("B:W50:B28", STEP, 28, 22))).containsExactly(MAN_BACKWARD);
    }

    @Test
    void manGoesOneSquare_art34() {
        assertThat(codes(judge("W:W28:B1", STEP, 28, 19))).containsExactly(MAN_TOO_FAR);
        assertThat(codes(judge("W:W28:B1", STEP, 28, 14))).containsExactly(MAN_TOO_FAR);
    }

    @Test
    void kingIsStoppedByTheFirstPieceOnItsWay_art39() {
        Verdict verdict = judge("W:W28,K46:B1", STEP, 46, 10);

        assertThat(codes(verdict)).containsExactly(KING_PATH_BLOCKED);
        assertThat(numbers(verdict.reasons().get(0))).containsExactly(46, 28, 10);
    }

    @Test
    void kingsJumpOverAnOwnPieceIsNoCapture_art41() {
        assertThat(codes(judge("W:W28,K46:B1", CAPTURE, 46, 10))).containsExactly(OWN_PIECE_JUMPED);
    }

    @Test
    void mansJumpOverAnOwnPieceIsNoCapture_art41() {
        assertThat(codes(judge(START, NONE, 38, 27))).containsExactly(OWN_PIECE_JUMPED);
        assertThat(codes(judge(START, STEP, 43, 32))).containsExactly(OWN_PIECE_JUMPED, TARGET_OCCUPIED);
    }

    @Test
    void twoPiecesInContactAreNotJumped() {
        assertThat(codes(judge("W:W37:B28,32", CAPTURE, 37, 28))).containsExactly(TWO_IN_A_ROW, TARGET_OCCUPIED);
        assertThat(codes(judge("W:WK46:B28,32", CAPTURE, 46, 10))).containsExactly(TWO_IN_A_ROW, KING_PATH_BLOCKED);
        assertThat(codes(judge("W:WK46:B28,32", STEP, 46, 10))).containsExactly(KING_PATH_BLOCKED, TWO_IN_A_ROW);
    }

    @Test
    void jumpOverNothingTakesNothing() {
        assertThat(codes(judge("W:W37:B1", CAPTURE, 37, 28))).containsExactly(NO_PIECE_TO_CAPTURE, MAN_TOO_FAR);
        assertThat(codes(judge("W:W37,K46:B31", CAPTURE, 46, 41)))
                .containsExactly(NO_PIECE_TO_CAPTURE, CAPTURE_MANDATORY);
    }

    @Test
    void quietMoveWhileACaptureIsPossibleIsIllegal_art546() {
        Verdict verdict = judge("W:W37,48:B12,22,31,32", STEP, 48, 42);

        assertThat(codes(verdict)).containsExactly(CAPTURE_MANDATORY);
        assertThat(numbers(verdict.reasons().get(0))).containsExactly(37);
        assertThat(verdict.reasons().get(0).facts())
                .isEqualTo(Map.of("required", 3, "capturers", List.of(37), "route", "37x28x17x8"));
    }

    @Test
    void capturedPieceBlocksUntilTheCaptureIsOver_art48() {
        Verdict verdict = judge("W:WK37:B24,27,32,44", CAPTURE, 37, 19, 35, 49, 21);

        assertThat(codes(verdict)).containsExactly(BLOCKED_BY_CAPTURED);
        assertThat(numbers(verdict.reasons().get(0))).containsExactly(49, 32, 21);
    }

    @Test
    void beliefThatCapturedPiecesVanishIsNamed_art48() {
        assertThat(codes(judge("W:WK37:B24,27,32,44", CAPTURE, 37, 16))).containsExactly(BLOCKED_BY_CAPTURED);
    }

    @Test
    void noPieceIsJumpedTwice_art48() {
        Verdict verdict = judge("W:WK46:B32", CAPTURE, 46, 23, 46);

        assertThat(codes(verdict)).containsExactly(JUMPED_TWICE);
        assertThat(numbers(verdict.reasons().get(0))).containsExactly(23, 32, 46);
    }

    private static Verdict judge(String fen, Separator separator, int... squares) {
        Position position = Fens.international(fen);
        return MoveJudge.judge(LegalMoves.of(position), new Proposal.Line(squares(squares), separator));
    }

    private static Verdict legal(String fen, String move) {
        Position position = Fens.international(fen);
        return LegalMoves.of(position).all().stream()
                .filter(it -> it.toString().equals(move))
                .map(it -> new Verdict.Legal(it, List.of()))
                .findFirst()
                .orElseThrow();
    }

    private static List<Square> squares(int... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> Board.INTERNATIONAL.square(number).orElseThrow())
                .toList();
    }

    private static List<ReasonCode> codes(Verdict verdict) {
        return verdict.reasons().stream().map(Illegality::code).toList();
    }

    private static List<Integer> numbers(Illegality reason) {
        return reason.squares().stream().map(Square::number).toList();
    }
}

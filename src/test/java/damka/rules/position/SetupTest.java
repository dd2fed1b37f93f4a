package damka.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.PositionFault.ManOnPromotionRow;
import damka.rules.position.PositionFault.SquareNamedTwice;
import damka.rules.position.PositionFault.TooManyPieces;
import damka.rules.position.Setup.Admission;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which boards can stand in a game, which only in a composed problem, and which nowhere. */
class SetupTest {
    private static final Board LARGE = Board.INTERNATIONAL;

    @ParameterizedTest
    @EnumSource
    void theStartIsSoundEverywhere(Board board) {
        assertThat(Setup.start(board).check(Admission.GAME))
                .isEqualTo(new SetupCheck.Sound(Position.start(board)))
                .isEqualTo(Setup.start(board).check(Admission.COMPOSED));
    }

    @Test
    void aSideMayHaveNoPieces() {
        assertThat(faults(Admission.GAME)).isEmpty();
        assertThat(faults(Admission.GAME, at(28, Piece.BLACK_MAN))).isEmpty();
    }

    @Test
    void aManOnItsPromotionRowIsNoGamePosition() {
        assertThat(faults(Admission.GAME, at(3, Piece.WHITE_MAN), at(48, Piece.BLACK_MAN)))
                .containsExactly(
                        new ManOnPromotionRow(square(3), Color.WHITE), new ManOnPromotionRow(square(48), Color.BLACK));
        assertThat(faults(Admission.COMPOSED, at(3, Piece.WHITE_MAN))).isEmpty();
    }

    @Test
    void othersMayStandOnThatRow() {
        assertThat(faults(Admission.GAME, at(3, Piece.WHITE_KING), at(4, Piece.BLACK_MAN), at(48, Piece.WHITE_MAN)))
                .isEmpty();
    }

    @Test
    void moreThanTwentyPiecesASideAreNoGamePosition() {
        assertThat(faults(Admission.GAME, kings(LARGE, 20))).isEmpty();
        assertThat(faults(Admission.GAME, kings(LARGE, 21))).containsExactly(new TooManyPieces(Color.WHITE, 21, 20));
        assertThat(faults(Admission.COMPOSED, kings(LARGE, 50))).isEmpty();
    }

    @Test
    void moreThanTwelvePiecesASideAreTooManyOnTheSmallBoard() {
        Setup setup = new Setup(Board.BRAZILIAN, Color.WHITE, List.of(kings(Board.BRAZILIAN, 13)));

        assertThat(setup.check(Admission.GAME))
                .isEqualTo(new SetupCheck.Faulty(List.of(new TooManyPieces(Color.WHITE, 13, 12))));
    }

    @Test
    void aSquareNamedTwiceIsAFault() {
        SquareNamedTwice clash = new SquareNamedTwice(square(28), Piece.WHITE_MAN, Piece.BLACK_KING);

        assertThat(faults(Admission.GAME, at(28, Piece.WHITE_MAN), at(28, Piece.BLACK_KING)))
                .containsExactly(clash);
        assertThat(faults(Admission.COMPOSED, at(28, Piece.WHITE_MAN), at(28, Piece.BLACK_KING)))
                .containsExactly(clash);
    }

    @Test
    void theSamePieceNamedTwiceIsLetThroughInComposedBoardsOnly() {
        Placement twice = at(28, Piece.WHITE_MAN);

        assertThat(faults(Admission.GAME, twice, twice))
                .containsExactly(new SquareNamedTwice(square(28), Piece.WHITE_MAN, Piece.WHITE_MAN));
        assertThat(faults(Admission.COMPOSED, twice, twice)).isEmpty();
    }

    @Test
    void allFaultsAreNamedInTheOrderOfTheText() {
        List<Placement> placements = new ArrayList<>(List.of(kings(LARGE, 21)));
        placements.add(0, at(50, Piece.BLACK_MAN));
        placements.add(at(1, Piece.WHITE_KING));

        assertThat(faults(Admission.GAME, placements.toArray(Placement[]::new)))
                .containsExactly(
                        new ManOnPromotionRow(square(50), Color.BLACK),
                        new SquareNamedTwice(square(1), Piece.WHITE_KING, Piece.WHITE_KING),
                        new TooManyPieces(Color.WHITE, 21, 20));
    }

    @Test
    void squaresOfTheOtherBoardDoNotFit() {
        List<Placement> pieces = List.of(at(28, Piece.WHITE_MAN));

        assertThatIllegalArgumentException().isThrownBy(() -> new Setup(Board.BRAZILIAN, Color.WHITE, pieces));
    }

    @Test
    void eachFaultHasItsAnswer() {
        List<PositionFault> faults = List.of(
                new TooManyPieces(Color.WHITE, 21, 20),
                new ManOnPromotionRow(square(3), Color.WHITE),
                new SquareNamedTwice(square(28), Piece.WHITE_MAN, Piece.WHITE_MAN));

        assertThat(faults)
                .extracting(fault -> fault.<String>fold(many -> "many", man -> "man", twice -> "twice"))
                .containsExactly("many", "man", "twice");
    }

    @Test
    void aCheckIsAPositionOrFaults() {
        SetupCheck sound = Setup.start(LARGE).check(Admission.GAME);
        SetupCheck faulty = new Setup(LARGE, Color.WHITE, List.of(at(3, Piece.WHITE_MAN))).check(Admission.GAME);

        assertThat(sound.<Boolean>fold(position -> true, faults -> false)).isTrue();
        assertThat(faulty.<Boolean>fold(position -> true, faults -> false)).isFalse();
    }

    private static List<PositionFault> faults(Admission admission, Placement... placements) {
        return new Setup(LARGE, Color.WHITE, List.of(placements))
                .check(admission)
                .fold(sound -> List.of(), all -> all);
    }

    private static Placement[] kings(Board board, int count) {
        return board.squares().stream()
                .limit(count)
                .map(square -> new Placement(square, Piece.of(Color.WHITE, PieceKind.KING)))
                .toArray(Placement[]::new);
    }

    private static Placement at(int number, Piece piece) {
        return new Placement(square(number), piece);
    }

    private static Square square(int number) {
        return LARGE.square(number).orElseThrow();
    }
}

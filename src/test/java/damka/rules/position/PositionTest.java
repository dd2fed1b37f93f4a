package damka.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What stands on the board, and what a move changes. */
class PositionTest {
    private static final Board LARGE = Board.INTERNATIONAL;
    // Written down once: whoever stored keys may compare them with those of any later version.
    private static final long KEY_OF_THE_START = 199302826605340576L;
    private static final Position MIXED = Fens.international("W:W28,K46:B9,K12,20");

    @Test
    void eachSquareSaysWhatStandsOnIt() {
        assertThat(MIXED.at(square(28))).contains(Piece.WHITE_MAN);
        assertThat(MIXED.at(square(46))).contains(Piece.WHITE_KING);
        assertThat(MIXED.at(square(9))).contains(Piece.BLACK_MAN);
        assertThat(MIXED.at(square(12))).contains(Piece.BLACK_KING);
        assertThat(MIXED.at(square(1))).isEmpty();
    }

    @Test
    void piecesAreCountedBySideAndKind() {
        assertThat(MIXED.count(Color.WHITE)).isEqualTo(2);
        assertThat(MIXED.count(Color.BLACK)).isEqualTo(3);
        assertThat(MIXED.count(Color.BLACK, PieceKind.MAN)).isEqualTo(2);
        assertThat(MIXED.count(Color.BLACK, PieceKind.KING)).isEqualTo(1);
    }

    @Test
    void setsAddUpToTheBoard() {
        assertThat(MIXED.men(Color.WHITE) | MIXED.kings(Color.WHITE)).isEqualTo(MIXED.pieces(Color.WHITE));
        assertThat(MIXED.kings(Color.WHITE) | MIXED.kings(Color.BLACK)).isEqualTo(MIXED.kings());
        assertThat(MIXED.occupied() ^ MIXED.empty()).isEqualTo(LARGE.mask());
        assertThat(MIXED.occupied() & MIXED.empty()).isZero();
    }

    @Test
    void whiteBegins() {
        assertThat(Position.start(LARGE).sideToMove()).isEqualTo(Color.WHITE);
        assertThat(Position.start(LARGE).count(Color.WHITE)).isEqualTo(20);
        assertThat(Position.start(Board.BRAZILIAN).count(Color.BLACK)).isEqualTo(12);
        assertThat(Position.start(LARGE).kings()).isZero();
    }

    @Test
    void equalMeansSamePiecesAndSameSideToMove() {
        assertThat(MIXED)
                .isEqualTo(Fens.international("W:W28,K46:B9,K12,20"))
                .hasSameHashCodeAs(Fens.international("W:W28,K46:B9,K12,20"))
                .isNotEqualTo(Fens.international("B:W28,K46:B9,K12,20"))
                .isNotEqualTo(Fens.international("W:W28,46:B9,K12,20"))
                .isNotEqualTo(Fens.international("W:W28,K46:B9,K12"))
                .isNotEqualTo(Fens.international("W:W27,K46:B9,K12,20"))
                .isNotEqualTo("W:W28,K46:B9,K12,20");
        assertThat(Fens.brazilian("W:W:B")).isNotEqualTo(Fens.international("W:W:B"));
    }

    @Test
    void keysTellPositionsApartAndNeverChange() {
        assertThat(MIXED.key())
                .isEqualTo(Fens.international("W:W28,K46:B9,K12,20").key());
        assertThat(MIXED.key()).isNotEqualTo(MIXED.withSideToMove(Color.BLACK).key());
        assertThat(Fens.brazilian("W:W:B").key())
                .isNotEqualTo(Fens.international("W:W:B").key());
        assertThat(Position.start(LARGE).key()).isEqualTo(KEY_OF_THE_START);
    }

    @Test
    void theTurnCanBePassed() {
        assertThat(MIXED.withSideToMove(Color.WHITE)).isSameAs(MIXED);
        assertThat(MIXED.withSideToMove(Color.BLACK)).isEqualTo(Fens.international("B:W28,K46:B9,K12,20"));
        assertThat(MIXED.withSideToMove(Color.BLACK).withSideToMove(Color.WHITE))
                .isEqualTo(MIXED);
    }

    @Test
    void aStepMovesOnePieceAndPassesTheTurn() {
        assertThat(MIXED.after(new Move.Step(square(28), square(23))))
                .isEqualTo(Fens.international("B:W23,K46:B9,K12,20"));
    }

    @Test
    void aKingStaysAKing() {
        assertThat(MIXED.after(new Move.Step(square(46), square(32))))
                .isEqualTo(Fens.international("B:W28,K32:B9,K12,20"));
    }

    @Test
    void aCapturedKingLeavesNoKingBehind() {
        Position before = Fens.international("W:W17:BK12");

        assertThat(before.after(
                        new Move.Capture(square(17), square(8), square(12).bit())))
                .isEqualTo(Fens.international("B:W8:B"));
    }

    @Test
    void movesOfAnotherPositionAreRefused() {
        List<Move> strangers = List.of(
                new Move.Step(square(27), square(22)),
                new Move.Step(square(9), square(13)),
                new Move.Step(square(28), square(9)),
                new Move.Step(square(28), square(46)),
                new Move.Capture(square(28), square(17), square(22).bit()),
                new Move.Step(small(18), small(15)));

        assertThat(strangers)
                .allSatisfy(move -> assertThatIllegalArgumentException().isThrownBy(() -> MIXED.after(move)));
    }

    @Test
    void impossiblePiecesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Position(LARGE, Color.WHITE, 1, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Position(LARGE, Color.WHITE, 1L << 10, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Position(LARGE, Color.WHITE, 1, 2, 4));
    }

    @Test
    void aPositionReadsAsItsPieces() {
        assertThat(MIXED).hasToString("international WHITE white=[28, 46] black=[9, 12, 20] kings=[12, 46]");
    }

    private static Square square(int number) {
        return LARGE.square(number).orElseThrow();
    }

    private static Square small(int number) {
        return Board.BRAZILIAN.square(number).orElseThrow();
    }
}

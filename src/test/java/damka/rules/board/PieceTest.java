package damka.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Colours, pieces, directions, sets of bits. */
class PieceTest {

    @ParameterizedTest
    @EnumSource
    void aPieceIsItsColourAndItsKind(Piece piece) {
        assertThat(Piece.of(piece.color(), piece.kind())).isSameAs(piece);
        assertThat(piece.isKing()).isEqualTo(piece.kind() == PieceKind.KING);
    }

    @Test
    void eachSideIsTheOpponentOfTheOther() {
        assertThat(Color.WHITE.opponent()).isEqualTo(Color.BLACK);
        assertThat(Color.BLACK.opponent()).isEqualTo(Color.WHITE);
    }

    @ParameterizedTest
    @EnumSource
    void theWayBackUndoesTheWay(Direction direction) {
        Direction back = direction.opposite();

        assertThat(back.bitStep()).isEqualTo(-direction.bitStep());
        assertThat(back.rowStep()).isEqualTo(-direction.rowStep());
        assertThat(back.columnStep()).isEqualTo(-direction.columnStep());
        assertThat(back.opposite()).isSameAs(direction);
    }

    @Test
    void whiteGoesUpAndBlackDown_art34() {
        assertThat(Direction.values())
                .filteredOn(direction -> direction.isForwardFor(Color.WHITE))
                .containsExactly(Direction.UP_LEFT, Direction.UP_RIGHT);
        assertThat(Direction.values())
                .filteredOn(direction -> direction.isForwardFor(Color.BLACK))
                .containsExactly(Direction.DOWN_LEFT, Direction.DOWN_RIGHT);
    }

    @Test
    void setsAreReadFromTheirLowestBit() {
        assertThat(Bitboards.lowest(0b1010_0000)).isEqualTo(5);
        assertThat(Bitboards.withoutLowest(0b1010_0000)).isEqualTo(0b1000_0000);
        assertThat(Bitboards.bit(53)).isEqualTo(1L << 53);
    }
}

package damka.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Numbers, rows and letters of the two boards (FMJD Annex 1, art. 2). */
class BoardTest {
    private static final Board LARGE = Board.INTERNATIONAL;
    private static final Board SMALL = Board.BRAZILIAN;

    @Test
    void onlyDarkSquaresAreNumbered_art22() {
        assertThat(LARGE.squares()).hasSize(50).extracting(Square::number).isSorted();
        assertThat(SMALL.squares()).hasSize(32).extracting(Square::number).isSorted();
        assertThat(LARGE.squareCount()).isEqualTo(50);
        assertThat(SMALL.squareCount()).isEqualTo(32);
        assertThat(LARGE.at(0, 0)).isEmpty();
        assertThat(LARGE.at(1, 1)).isEmpty();
    }

    @Test
    void numbersRunRowByRowFromTheTopLeft_art26() {
        assertThat(LARGE.at(0, 1)).contains(square(LARGE, 1));
        assertThat(LARGE.at(0, 9)).contains(square(LARGE, 5));
        assertThat(LARGE.at(1, 0)).contains(square(LARGE, 6));
        assertThat(LARGE.at(9, 0)).contains(square(LARGE, 46));
        assertThat(LARGE.at(9, 8)).contains(square(LARGE, 50));
        assertThat(SMALL.at(0, 1)).contains(square(SMALL, 1));
        assertThat(SMALL.at(7, 6)).contains(square(SMALL, 32));
    }

    @Test
    void thereIsNoSquareOutside() {
        assertThat(LARGE.square(0)).isEmpty();
        assertThat(LARGE.square(51)).isEmpty();
        assertThat(LARGE.square(-1)).isEmpty();
        assertThat(SMALL.square(33)).isEmpty();
        assertThat(LARGE.at(-1, 0)).isEmpty();
        assertThat(LARGE.at(0, -1)).isEmpty();
        assertThat(LARGE.at(10, 1)).isEmpty();
        assertThat(LARGE.at(1, 10)).isEmpty();
        assertThat(SMALL.at(8, 1)).isEmpty();
        assertThat(SMALL.at(1, 8)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "INTERNATIONAL,46,a1",
        "INTERNATIONAL,5,j10",
        "INTERNATIONAL,1,b10",
        "INTERNATIONAL,50,i1",
        "BRAZILIAN,29,a1",
        "BRAZILIAN,1,b8",
        "BRAZILIAN,4,h8",
        "BRAZILIAN,5,a7",
        "BRAZILIAN,32,g1"
    })
    void lettersCountColumnsAndRowsFromTheBottomLeft(Board board, int number, String letters) {
        assertThat(square(board, number).algebraic()).isEqualTo(letters);
    }

    @Test
    void theLongDiagonalRunsFromTheLeftOfWhite_art24() {
        assertThat(line(square(LARGE, 46), Direction.UP_RIGHT)).containsExactly(46, 41, 37, 32, 28, 23, 19, 14, 10, 5);
        assertThat(line(square(SMALL, 29), Direction.UP_RIGHT)).containsExactly(29, 25, 22, 18, 15, 11, 8, 4);
    }

    @Test
    void aSquareInTheMiddleHasFourNeighbours() {
        assertThat(neighbours(square(LARGE, 28))).containsExactly(22, 23, 32, 33);
        assertThat(neighbours(square(LARGE, 22))).containsExactly(17, 18, 27, 28);
        assertThat(neighbours(square(SMALL, 18))).containsExactly(14, 15, 22, 23);
        assertThat(neighbours(square(SMALL, 14))).containsExactly(9, 10, 17, 18);
    }

    @Test
    void edgesEndTheBoard() {
        assertThat(neighbours(square(LARGE, 6))).containsExactly(1, 11);
        assertThat(neighbours(square(LARGE, 5))).containsExactly(10);
        assertThat(neighbours(square(LARGE, 46))).containsExactly(41);
        assertThat(neighbours(square(LARGE, 35))).containsExactly(30, 40);
        assertThat(neighbours(square(SMALL, 4))).containsExactly(8);
        assertThat(neighbours(square(SMALL, 5))).containsExactly(1, 9);
        assertThat(neighbours(square(SMALL, 29))).containsExactly(25);
    }

    @ParameterizedTest
    @EnumSource
    void theFourStepsAreTheSameForEachSquare(Board board) {
        for (Square square : board.squares()) {
            for (Direction direction : Direction.values()) {
                long shifted = shift(square.bit(), direction.bitStep()) & board.mask();

                assertThat(shifted)
                        .isEqualTo(square.next(direction).map(Square::bit).orElse(0L));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void bitsAndSquaresNameEachOther(Board board) {
        long all = 0;
        for (Square square : board.squares()) {
            assertThat(board.squareAtBit(square.bitIndex())).isSameAs(square);
            assertThat(square.bit()).isEqualTo(Bitboards.bit(square.bitIndex()));
            assertThat(square.board()).isSameAs(board);
            assertThat(board.at(square.row(), square.column())).contains(square);
            all |= square.bit();
        }
        assertThat(board.mask()).isEqualTo(all);
        assertThat(board.squaresIn(all)).isEqualTo(board.squares());
        assertThat(board.squaresIn(0)).isEmpty();
    }

    @Test
    void aSpareBitIsNoSquare() {
        assertThatIllegalArgumentException().isThrownBy(() -> LARGE.squareAtBit(10));
        assertThatIllegalArgumentException().isThrownBy(() -> SMALL.squareAtBit(4));
        assertThatIllegalArgumentException().isThrownBy(() -> LARGE.squareAtBit(54));
    }

    @Test
    void theSmallBoardIsTheCornerOfTheLargeOne() {
        assertThat(SMALL.mask() & ~LARGE.mask()).isZero();
        assertThat(square(SMALL, 5).bit()).isEqualTo(square(LARGE, 6).bit());
    }

    @Test
    void eachSidePromotesOnTheRowOfTheOther() {
        assertThat(numbers(LARGE, LARGE.promotionRow(Color.WHITE))).containsExactly(1, 2, 3, 4, 5);
        assertThat(numbers(LARGE, LARGE.promotionRow(Color.BLACK))).containsExactly(46, 47, 48, 49, 50);
        assertThat(numbers(SMALL, SMALL.promotionRow(Color.WHITE))).containsExactly(1, 2, 3, 4);
        assertThat(numbers(SMALL, SMALL.promotionRow(Color.BLACK))).containsExactly(29, 30, 31, 32);
    }

    @Test
    void aGameBeginsWithTwentyMenASideOrTwelve() {
        assertThat(numbers(LARGE, LARGE.startMen(Color.BLACK)))
                .hasSize(20)
                .startsWith(1)
                .endsWith(20);
        assertThat(numbers(LARGE, LARGE.startMen(Color.WHITE)))
                .hasSize(20)
                .startsWith(31)
                .endsWith(50);
        assertThat(numbers(SMALL, SMALL.startMen(Color.BLACK)))
                .hasSize(12)
                .startsWith(1)
                .endsWith(12);
        assertThat(numbers(SMALL, SMALL.startMen(Color.WHITE)))
                .hasSize(12)
                .startsWith(21)
                .endsWith(32);
        assertThat(LARGE.menAtStart()).isEqualTo(20);
        assertThat(SMALL.menAtStart()).isEqualTo(12);
        assertThat(LARGE.size()).isEqualTo(10);
        assertThat(SMALL.size()).isEqualTo(8);
    }

    @Test
    void boardsHaveNames() {
        assertThat(Board.byId("international")).contains(LARGE);
        assertThat(Board.byId("brazilian")).contains(SMALL);
        assertThat(Board.byId("Brazilian")).isEmpty();
        assertThat(LARGE.id()).isEqualTo("international");
    }

    @Test
    void squaresSortByNumberAndReadAsNumbers() {
        assertThat(square(LARGE, 7)).isLessThan(square(LARGE, 12)).hasToString("7");
        assertThat(square(LARGE, 7)).isEqualByComparingTo(square(LARGE, 7));
    }

    private static Square square(Board board, int number) {
        return board.square(number).orElseThrow();
    }

    private static List<Integer> neighbours(Square square) {
        return List.of(Direction.values()).stream()
                .flatMap(direction -> square.next(direction).stream())
                .map(Square::number)
                .toList();
    }

    private static List<Integer> line(Square from, Direction direction) {
        return Stream.iterate(Optional.of(from), Optional::isPresent, at -> at.flatMap(s -> s.next(direction)))
                .map(at -> at.orElseThrow().number())
                .toList();
    }

    private static List<Integer> numbers(Board board, long set) {
        return board.squaresIn(set).stream().map(Square::number).toList();
    }

    private static long shift(long set, int step) {
        return step < 0 ? set >>> -step : set << step;
    }
}

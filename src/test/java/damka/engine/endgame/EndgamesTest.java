package damka.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EndgamesTest {
    private static final Board TEN = Board.INTERNATIONAL;

    @Test
    void oneKingAgainstOneWins424Of2450() {
        assertThat(wins(new Material(0, 1, 0, 1))).isEqualTo(424);
    }

    @Test
    void twoKingsAgainstOneWin19398Of58800() {
        assertThat(wins(new Material(0, 2, 0, 1))).isEqualTo(19_398);
    }

    @Test
    void threeKingsAgainstOneWin486444Of921200() {
        assertThat(wins(new Material(0, 3, 0, 1))).isEqualTo(486_444);
    }

    private static long wins(Material material) {
        BitbaseIndex index = new BitbaseIndex(TEN, material);
        return LongStream.range(0, index.size())
                .filter(at -> Endings.INTERNATIONAL.value(index.unrank(at).orElseThrow()) == EndgameValue.WIN)
                .count();
    }

    @Test
    void fourPiecesOnTheLargeBoardAndFiveOnTheSmallOneAreKnown() {
        assertThat(Endings.INTERNATIONAL.pieces()).isEqualTo(4);
        assertThat(Endings.BRAZILIAN.pieces()).isEqualTo(5);
    }

    /** Petrov's triangle: known since the 19th century, 15 moves at most. */
    @Test
    void threeKingsThatHoldTheMainRoadOfTheSmallBoardCatchAKing() {
        Position caught = Endings.position(Board.BRAZILIAN, Color.WHITE, "WK29,WK30,WK31,BK5");
        Position onTheRoad = Endings.position(Board.BRAZILIAN, Color.WHITE, "WK1,WK2,WK3,BK29");

        assertThat(Endings.BRAZILIAN.value(caught)).isEqualTo(EndgameValue.WIN);
        assertThat(Endings.BRAZILIAN.plies(caught, Metric.END).orElseThrow()).isBetween(3, 29);
        assertThat(Endings.BRAZILIAN.value(onTheRoad)).isEqualTo(EndgameValue.DRAW);
        assertThat(Endings.BRAZILIAN.plies(onTheRoad, Metric.END)).isEmpty();
    }

    @Test
    void aSideWithoutAMoveHasLostAndASideWithoutPiecesToo() {
        Position locked = Endings.position(TEN, Color.WHITE, "WK46,BK37,BK41");
        Position alone = Endings.position(TEN, Color.WHITE, "W31");

        assertThat(Endings.INTERNATIONAL.value(locked)).isEqualTo(EndgameValue.LOSS);
        assertThat(Endings.INTERNATIONAL.plies(locked, Metric.END)).hasValue(0);
        assertThat(Endings.INTERNATIONAL.value(alone)).isEqualTo(EndgameValue.WIN);
        assertThat(Endings.INTERNATIONAL.plies(alone, Metric.END)).hasValue(1);
        assertThat(Endings.INTERNATIONAL.value(alone.withSideToMove(Color.BLACK)))
                .isEqualTo(EndgameValue.LOSS);
    }

    @Test
    void menWhereTheyWouldHaveBecomeKingsAreUnknown() {
        Position composed = Endings.position(TEN, Color.WHITE, "W1,BK50");
        long white = composed.pieces(Color.WHITE);
        long black = composed.pieces(Color.BLACK);

        assertThat(Endings.INTERNATIONAL.value(composed)).isEqualTo(EndgameValue.UNKNOWN);
        assertThat(Endings.INTERNATIONAL.probe(white, black, composed.kings(), true))
                .isEqualTo(EndgameValue.UNKNOWN);
    }

    @Test
    void morePiecesThanTheTablesHoldAreUnknown() {
        Position start = Position.start(TEN);

        assertThat(Endings.INTERNATIONAL.value(start)).isEqualTo(EndgameValue.UNKNOWN);
        assertThat(Endings.INTERNATIONAL.plies(start, Metric.CONVERSION)).isEmpty();
        assertThat(Endgames.none(TEN).value(Endings.position(TEN, Color.WHITE, "WK1,BK50")))
                .isEqualTo(EndgameValue.UNKNOWN);
    }

    @Test
    void theSearchIsToldTheSameAsPeopleWhereNobodyCaptures() {
        Random random = new Random(7);
        for (int i = 0; i < 5_000; i++) {
            Position position = Endings.random(TEN, 2 + i % 3, random);
            if (!LegalMoves.of(position).mustCapture()) {
                Color side = position.sideToMove();
                EndgameValue probed = Endings.INTERNATIONAL.probe(
                        position.pieces(side), position.pieces(side.opponent()), position.kings(), side == Color.WHITE);

                assertThat(probed).as("%s", position).isEqualTo(Endings.INTERNATIONAL.value(position));
            }
        }
    }

    @Test
    void eachValueIsTheBestOfTheValuesAfterAMove() {
        assertEachIsTheBestOfItsSuccessors(TEN, 4, 10_000);
        assertEachIsTheBestOfItsSuccessors(Board.BRAZILIAN, 5, 2_000);
    }

    @Test
    @Tag("slow")
    void eachOfAMillionValuesIsTheBestOfTheValuesAfterAMove() {
        assertEachIsTheBestOfItsSuccessors(TEN, 4, 1_000_000);
        assertEachIsTheBestOfItsSuccessors(Board.BRAZILIAN, 5, 200_000);
    }

    private static void assertEachIsTheBestOfItsSuccessors(Board board, int pieces, int count) {
        Random random = new Random(count);
        Endgames endgames = Endings.of(board);
        for (int i = 0; i < count; i++) {
            Position position = Endings.random(board, pieces, random);
            assertThat(endgames.value(position)).as("%s", position).isEqualTo(best(endgames, position));
        }
    }

    private static EndgameValue best(Endgames endgames, Position position) {
        EndgameValue best = EndgameValue.LOSS;
        for (Move move : LegalMoves.of(position).all()) {
            EndgameValue value = endgames.value(position.after(move)).opposite();
            assertThat(value).isNotEqualTo(EndgameValue.UNKNOWN);
            if (value == EndgameValue.WIN) {
                return value;
            }
            best = value == EndgameValue.DRAW ? value : best;
        }
        return best;
    }

    @Test
    void theNextConversionIsOnePlyFurtherThanAfterTheBestMove() {
        Random random = new Random(4);
        for (int i = 0; i < 1_000; i++) {
            Position position = Endings.random(TEN, 4, random);

            assertThat(Endings.INTERNATIONAL.plies(position, Metric.CONVERSION))
                    .as("%s", position)
                    .isEqualTo(conversion(Endings.INTERNATIONAL, position));
        }
    }

    private static OptionalInt conversion(Endgames endgames, Position position) {
        EndgameValue value = endgames.value(position);
        if (value == EndgameValue.DRAW) {
            return OptionalInt.empty();
        }
        LegalMoves legal = LegalMoves.of(position);
        var plies = legal.all().stream()
                .filter(move -> endgames.value(position.after(move)) == value.opposite())
                .mapToInt(move -> Walk.converts(position, move)
                        ? 1
                        : 1
                                + endgames.plies(position.after(move), Metric.CONVERSION)
                                        .orElseThrow());
        return value == EndgameValue.WIN
                ? plies.min()
                : OptionalInt.of(plies.max().orElse(0));
    }

    @Test
    void wonEndingsAreWonAgainstTheBestDefence() {
        assertWonEndingsAreWon(TEN, 4, 100);
        assertWonEndingsAreWon(Board.BRAZILIAN, 4, 100);
    }

    @Test
    @Tag("slow")
    void aThousandWonEndingsAreWonAgainstTheBestDefence() {
        assertWonEndingsAreWon(TEN, 4, 1_000);
        assertWonEndingsAreWon(Board.BRAZILIAN, 4, 1_000);
    }

    private static void assertWonEndingsAreWon(Board board, int pieces, int count) {
        Random random = new Random(1000L * count + pieces);
        Endgames endgames = Endings.of(board);
        for (int won = 0; won < count; ) {
            Position position = Endings.random(board, pieces, random);
            if (endgames.value(position) == EndgameValue.WIN) {
                won++;
                Walk walk = Walk.from(endgames, position);
                assertThat(walk.winner()).as("%s", position).isEqualTo(position.sideToMove());
                // 25 moves by each side without a capture or a man's move draw (FMJD Annex 1, art. 6.2).
                assertThat(walk.longestWithoutConversion()).isLessThan(50);
            }
        }
    }
}

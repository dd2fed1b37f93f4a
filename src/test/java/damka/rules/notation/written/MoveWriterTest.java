package damka.rules.notation.written;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class MoveWriterTest {

    private static final Position SHARED = Fens.international("W:WK47:B14,19,29,31,42");

    @Test
    void endsAreEnoughWhereTheyNameOneMove() {
        Position tour = Fens.international("W:W38:B22,23,32,33");

        assertThat(written(tour, MoveWriter::notation)).containsExactly("38x38");
        assertThat(written(tour, (legal, move) -> MoveWriter.route(tour, move))).containsExactly("38x27x18x29x38");
    }

    @Test
    void fullRouteIsWrittenWhereSeveralMovesShareTheEnds() {
        assertThat(written(SHARED, MoveWriter::notation)).contains("47x38x24x13x36", "47x38x20x9x36");
    }

    @Test
    void shortestTextTellsAMoveFromThoseWithTheSameEnds() {
        LegalMoves legal = LegalMoves.of(SHARED);
        List<Move> shared = legal.all().stream().filter(legal::sharesEnds).toList();

        assertThat(shared)
                .hasSize(2)
                .allSatisfy(move -> assertThat(MoveWriter.shortest(legal, move)).matches("47x\\d+x36"));
        assertThat(shared).extracting(move -> MoveWriter.shortest(legal, move)).doesNotHaveDuplicates();
    }

    @Test
    void idNamesTheCapturedSquaresAscending() {
        Position position = Fens.international("W:W37,48:B12,22,31,32");

        assertThat(written(position, (legal, move) -> MoveWriter.id(move))).containsExactly("37x8x12x22x32");
        assertThat(written(position, (legal, move) -> MoveWriter.hub(move))).containsExactly("37x8x12x22x32");
    }

    @Test
    void stepsHaveADashAndCapturesACross_art82() {
        assertThat(written(Fens.international("W:W32:B1"), MoveWriter::notation))
                .containsExactly("32-27", "32-28");
        assertThat(written(Fens.international("W:W32:B28"), MoveWriter::notation))
                .containsExactly("32x23");
    }

    @Test
    void smallBoardIsWrittenInLettersToo() {
        assertThat(written(Fens.brazilian("W:W22:B18"), MoveWriter::algebraic)).containsExactly("c3xe5");
        assertThat(written(Fens.brazilian("W:W22:B2"), MoveWriter::algebraic)).containsExactly("c3-b4", "c3-d4");
        assertThat(written(Fens.brazilian("W:W22:B11,18"), MoveWriter::algebraicShortest))
                .containsExactly("c3xg7");
    }

    @Test
    void routeInLettersNamesEveryLanding() {
        Position position = Fens.brazilian("W:W22:B11,18");

        assertThat(written(position, (legal, move) -> MoveWriter.algebraicRoute(position, move)))
                .containsExactly("c3xe5xg7");
    }

    private static List<String> written(Position position, BiFunction<LegalMoves, Move, String> writer) {
        LegalMoves legal = LegalMoves.of(position);
        return legal.all().stream().map(move -> writer.apply(legal, move)).toList();
    }
}

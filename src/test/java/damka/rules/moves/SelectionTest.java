package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelectionTest {

    private static final Position FOUR = Fens.international("W:WK4:B13,20,32,37");

    @Test
    void withoutAClickThePiecesThatCanMoveAreNext() {
        Selection selection = select(Fens.international("W:W37,48:B12,22,31,32"));

        assertThat(next(selection)).containsExactly("37");
        assertThat(selection.completes()).isEmpty();
    }

    @Test
    void afterThePieceItsLandingsAreNextWithWhatTheyCapture() {
        assertThat(next(select(FOUR, 4))).containsExactly("27x13", "31x13");
    }

    @Test
    void landingFromWhichNoLargestCaptureGoesOnIsNotOffered() {
        assertThat(next(select(FOUR, 4))).doesNotContain("18x13", "22x13", "36x13");
    }

    @Test
    void lastLandingCompletesTheMove() {
        Selection selection = select(FOUR, 4, 27, 38, 15);

        assertThat(selection.completes()).map(Move::toString).contains("4x15x13x20x32");
        assertThat(selection.next()).isEmpty();
    }

    @Test
    void kingMayBeClickedOntoAnySquareThatItCanUse() {
        Position position = Fens.international("W:WK46:B10,19,37");

        List<String> landings = next(select(position, 46));

        assertThat(landings).isNotEmpty().allMatch(landing -> landing.endsWith("x19") || landing.endsWith("x37"));
    }

    @Test
    void stepIsCompleteWithItsTarget() {
        Position position = Fens.international("W:W32:B1");

        assertThat(next(select(position, 32))).containsExactly("27", "28");
        assertThat(select(position, 32, 28).completes()).map(Move::toString).contains("32-28");
    }

    @Test
    void endMayBeClickedAtOnceWhereOnlyOneMoveFits() {
        assertThat(select(Fens.international("W:W37,48:B12,22,31,32"), 37, 8).completes())
                .map(Move::toString)
                .contains("37x8x12x22x32");
    }

    @Test
    void clicksThatLeadNowhereSayHowManyWereRightAndWhatWasPossible() {
        Selection.Nowhere stray = (Selection.Nowhere) select(FOUR, 4, 27, 50);

        assertThat(stray.good()).isEqualTo(2);
        assertThat(next(stray)).containsExactly("38x32");
        assertThat(stray.completes()).isEmpty();
    }

    @Test
    void pieceThatCanNotMoveLeadsNowhere() {
        Selection.Nowhere stray = (Selection.Nowhere) select(FOUR, 13);

        assertThat(stray.good()).isZero();
        assertThat(next(stray)).containsExactly("4");
    }

    @Test
    void clickAfterACompleteMoveLeadsNowhere() {
        Position position = Fens.international("W:W32:B1");

        assertThat(select(position, 32, 28, 23)).isInstanceOf(Selection.Nowhere.class);
        assertThat(select(position, 32, 23)).isInstanceOf(Selection.Nowhere.class);
    }

    @Test
    void positionWithoutMovesOffersNothing() {
        assertThat(select(Fens.international("W:W:B1")).next()).isEmpty();
    }

    private static Selection select(Position position, int... clicks) {
        List<Square> squares = Arrays.stream(clicks)
                .mapToObj(number -> position.board().square(number).orElseThrow())
                .toList();
        return Selection.of(LegalMoves.of(position), squares);
    }

    private static List<String> next(Selection selection) {
        return selection.next().stream()
                .map(next -> next.square()
                        + next.captures().map(victim -> "x" + victim).orElse(""))
                .toList();
    }
}

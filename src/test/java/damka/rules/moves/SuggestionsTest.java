package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.position.Position;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionsTest {

    private static final Position START = Position.start(Board.INTERNATIONAL);

    @Test
    void movesOfTheSamePieceComeFirst_thenThoseToTheSameSquare() {
        assertThat(texts(START, 5, 33, 27)).startsWith("33-28", "33-29").contains("31-27", "32-27");
        assertThat(texts(START, 4, 33, 27)).containsExactly("33-28", "33-29", "32-27", "31-27");
    }

    @Test
    void noMoreThanAskedFor() {
        assertThat(texts(START, 2, 33, 27)).hasSize(2);
        assertThat(texts(START, 50, 33, 27)).hasSize(9);
    }

    @Test
    void captureWithTheSameEndsComesBeforeAllOthers() {
        Position position = Fens.international("W:WK4:B13,20,32,37");

        List<Suggestion> suggestions = nearest(position, 5, 4, 36, 15);

        assertThat(suggestions.get(0).why()).isEqualTo(Suggestion.Why.SAME_ENDS);
    }

    @Test
    void amongThoseWithTheSameEndsTheOneThatSharesMostOfTheRouteComesFirst() {
        Position position = Fens.international("W:WK4:B13,20,32,37");

        assertThat(texts(position, 5, 4, 36, 42, 15)).startsWith("4x15x13x20x37");
        assertThat(texts(position, 5, 4, 27, 43, 15)).startsWith("4x15x13x20x32");
    }

    @Test
    void largestCaptureIsOfferedAsTheMaximum() {
        Position position = Fens.international("W:W37,48:B12,22,31,32");

        assertThat(nearest(position, 5, 37, 26)).extracting(Suggestion::why).containsExactly(Suggestion.Why.MAXIMUM);
    }

    @Test
    void nothingIsOfferedWhereNothingIsLegal() {
        assertThat(texts(Fens.international("W:W:B1"), 5, 32, 28)).isEmpty();
    }

    private static List<String> texts(Position position, int limit, int... squares) {
        return nearest(position, limit, squares).stream()
                .map(suggestion -> suggestion.move().toString())
                .toList();
    }

    private static List<Suggestion> nearest(Position position, int limit, int... numbers) {
        List<Square> squares = Arrays.stream(numbers)
                .mapToObj(number -> position.board().square(number).orElseThrow())
                .toList();
        return Suggestions.nearest(LegalMoves.of(position), new Proposal.Line(squares, Separator.NONE), limit);
    }
}

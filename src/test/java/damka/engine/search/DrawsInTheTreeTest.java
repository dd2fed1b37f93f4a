package damka.engine.search;

import static damka.engine.search.Searches.depth;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.game.DrawCounters;
import damka.rules.game.Game;
import damka.rules.game.History;
import damka.rules.game.Ruleset;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** White, with three kings against one, has moved between 46 and 41, Black between 1 and 6. */
class DrawsInTheTreeTest {
    private static final Position A = Fens.international("W:WK46,K48,K50:BK1");
    private static final Position B = Fens.international("B:WK41,K48,K50:BK1");
    private static final Position C = Fens.international("W:WK41,K48,K50:BK6");
    private static final Position D = Fens.international("B:WK46,K48,K50:BK6");

    @Test
    void theThirdOccurrenceIsADraw() {
        assertThat(value(A, List.of(D), depth(1).withSearchMoves(move(A, 46, 41))))
                .isGreaterThan(100);
        assertThat(value(A, List.of(B, C, D, A, B, C, D), depth(1).withSearchMoves(move(A, 46, 41))))
                .isZero();
    }

    @Test
    void theBetterSideAvoidsTheThirdOccurrence() {
        SearchReport report = search(A, List.of(B, C, D, A, B, C, D), depth(5));

        assertThat(report.best().move()).isNotEqualTo(move(A, 46, 41).get(0));
        assertThat(value(report)).isGreaterThan(100);
    }

    @Test
    void theWorseSideSeeksTheThirdOccurrence() {
        SearchReport report = search(D, List.of(A, B, C, D, A, B, C), depth(5));

        assertThat(report.best().move()).isEqualTo(move(D, 6, 1).get(0));
        assertThat(value(report)).isZero();
    }

    @Test
    void withinTheTreeTheSecondOccurrenceIsADraw() {
        // Both may go back and forth; Black can do nothing better, and White, a piece up, has to find another way.
        SearchReport report = search(A, List.of(), depth(9));

        assertThat(value(report)).isGreaterThan(100);
    }

    @Test
    void sixteenMovesOfThreeAgainstOneAreADraw() {
        assertThat(value(Searches.search(resumed(Ruleset.FMJD, A, 30), depth(1))))
                .isGreaterThan(100);
        assertThat(value(Searches.search(resumed(Ruleset.FMJD, A, 31), depth(1))))
                .isZero();
    }

    @Test
    void twentyFiveMovesByKingsAreADraw_art62() {
        Position four = Fens.international("W:WK46,K47,K48,K50:BK1");

        assertThat(value(Searches.search(resumed(Ruleset.FMJD, four, 48), depth(1))))
                .isGreaterThan(100);
        assertThat(value(Searches.search(resumed(Ruleset.FMJD, four, 49), depth(1))))
                .isZero();
    }

    @Test
    void theRuleSetOfTheGameDecides() {
        Position men = Fens.international("W:W31,32,38,43:B1,2");

        assertThat(value(Searches.search(resumed(Ruleset.FMJD, men, 49), depth(1))))
                .isGreaterThan(100);
        assertThat(value(Searches.search(resumed(Ruleset.NO_CAPTURE_25, men, 49), depth(1))))
                .isZero();
    }

    @Test
    void aWinGoesBeforeADrawOfTheSamePly() {
        Position shutting = Fens.international("W:W46,47:B36");

        SearchReport report = Searches.search(resumed(Ruleset.NO_CAPTURE_25, shutting, 49), depth(2));

        assertThat(report.best().score()).isEqualTo(new Score.Win(1));
        assertThat(report.best().move().to().number()).isEqualTo(41);
    }

    private static Game resumed(Ruleset ruleset, Position position, int plies) {
        return Game.resume(ruleset, position, DrawCounters.carried(ruleset, position, plies), History.COMPLETE);
    }

    private static List<Move> move(Position position, int from, int to) {
        return LegalMoves.of(position).all().stream()
                .filter(move -> move.from().number() == from && move.to().number() == to)
                .toList();
    }

    private static int value(Position position, List<Position> earlier, SearchLimits limits) {
        return value(search(position, earlier, limits));
    }

    private static SearchReport search(Position position, List<Position> earlier, SearchLimits limits) {
        SearchRoot plain = SearchRoot.of(position);
        SearchRoot root = new SearchRoot(position, earlier, plain.clock(), plain.counts(), true, Optional.empty());
        return Searches.material().search(root, limits, StopSignal.NEVER, report -> {});
    }

    private static int value(SearchReport report) {
        return report.best().score().fold(estimate -> estimate, win -> 30_000 - win, loss -> loss - 30_000);
    }
}

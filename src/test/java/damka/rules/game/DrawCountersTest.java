package damka.rules.game;

import static damka.rules.game.Play.moves;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawCountersTest {
    private static final Position KINGS = Fens.international("W:W27,36,K46:BK1,4,15");
    private static final Position ENDING = Fens.international("W:WK46,K47:BK3");
    private static final int TWO = 0;
    private static final int THREE = 1;
    private static final int TWENTY_FIVE = 2;

    @Test
    void countsOfAPositionWithoutItsGameAreUnknownWhereTheyCanRun() {
        List<DrawCounters.Count> counts =
                DrawCounters.unknown(Ruleset.FMJD, ENDING).all();

        assertThat(counts.get(TWO).known()).isFalse();
        assertThat(counts.get(THREE).known()).isTrue();
        assertThat(counts.get(THREE).running()).isFalse();
        assertThat(counts.get(TWENTY_FIVE).known()).isFalse();
    }

    @Test
    void unknownIsNotZero() {
        assertThat(DrawCounters.unknown(Ruleset.FMJD, KINGS)).isNotEqualTo(DrawCounters.start(Ruleset.FMJD, KINGS));
    }

    @Test
    void resetMakesAnUnknownCountKnown() {
        Game game = Game.from(GameStart.unknown(Ruleset.FMJD, KINGS));

        DrawCounters.Count king = moves(game, "46-41").counters().all().get(TWENTY_FIVE);
        DrawCounters.Count man = moves(game, "27-22").counters().all().get(TWENTY_FIVE);

        assertThat(king.known()).isFalse();
        assertThat(king.plies()).isOne();
        assertThat(man.known()).isTrue();
        assertThat(man.plies()).isZero();
    }

    @Test
    void unknownCountThatCertainlyReachedItsLimitIsMet() {
        Game game = Game.from(GameStart.unknown(Ruleset.FMJD, ENDING));

        Game later = moves(game, "46-41", "3-8", "41-46", "8-3", "46-41", "3-8", "41-36", "8-3", "36-41", "3-8");

        assertThat(later.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.TWO_AGAINST_KING));
        assertThat(Play.status(later, "two-against-king").known()).isFalse();
    }

    @Test
    void whetherTheSixteenMovesRunOnIsUnknownInCap16() {
        DrawCounters.Count count =
                DrawCounters.unknown(Ruleset.FMJD_CAP16, ENDING).all().get(THREE);

        assertThat(count.known()).isFalse();
        assertThat(count.running()).isFalse();
        Game game = moves(Game.from(GameStart.unknown(Ruleset.FMJD_CAP16, ENDING)), "46-41");
        assertThat(game.counters().all().get(THREE)).isEqualTo(count);
    }

    @Test
    void givenCountsAreTaken() {
        DrawCounters counters = DrawCounters.unknown(Ruleset.FMJD, ENDING)
                .with(ENDING, "two-against-king", 7)
                .orElseThrow();

        DrawCounters.Count count = counters.all().get(TWO);
        assertThat(count.known()).isTrue();
        assertThat(count.plies()).isEqualTo(7);
        assertThat(counters.allKnown()).isFalse();
    }

    @Test
    void countThatCanNotRunHereIsNotTaken() {
        DrawCounters counters = DrawCounters.start(Ruleset.FMJD, ENDING);

        assertThat(counters.with(ENDING, "three-against-king", 7)).isEmpty();
        assertThat(counters.with(ENDING, "three-against-king", 0)).contains(counters);
        assertThat(counters.with(ENDING, "no-capture", 7)).isEmpty();
        assertThat(counters.with(ENDING, "two-against-king", -1)).isEmpty();
    }

    @Test
    void pliesBroughtAlongStandOnEveryCountThatRuns() {
        List<DrawCounters.Count> counts =
                DrawCounters.carried(Ruleset.FMJD, ENDING, 8).all();

        assertThat(counts).extracting(DrawCounters.Count::plies).containsExactly(8, 0, 8);
        assertThatThrownBy(() -> DrawCounters.carried(Ruleset.FMJD, ENDING, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void packedCountsComeBackOnlyForAPositionThatCanHaveThem() {
        DrawCounters counters = DrawCounters.carried(Ruleset.FMJD, ENDING, 8);

        assertThat(DrawCounters.unpacked(Ruleset.FMJD, ENDING, counters.packed()))
                .contains(counters);
        assertThat(DrawCounters.unpacked(Ruleset.FMJD, KINGS, counters.packed()))
                .isEqualTo(Optional.empty());
        assertThat(DrawCounters.unpacked(Ruleset.FMJD, ENDING, 0)).isEmpty();
        assertThat(DrawCounters.unpacked(Ruleset.FMJD, ENDING, counters.packed() | 1L << 40))
                .isEmpty();
    }

    @Test
    void greatCountsStopWithoutWrapping() {
        DrawCounters counters = DrawCounters.carried(Ruleset.FMJD, KINGS, Integer.MAX_VALUE);

        Game game = moves(Game.resume(Ruleset.FMJD, KINGS, counters, History.COMPLETE), "46-41", "1-7");

        assertThat(game.counters().all().get(TWENTY_FIVE).plies()).isEqualTo(DrawClock.GREATEST_COUNT);
    }

    @Test
    void mainRoadIsTheLongDiagonalFromTheBottomLeft() {
        assertThat(Board.BRAZILIAN.squaresIn(Material.mainRoad(Board.BRAZILIAN)))
                .extracting(Object::toString)
                .containsExactly("4", "8", "11", "15", "18", "22", "25", "29");
        assertThat(Board.INTERNATIONAL.squaresIn(Material.mainRoad(Board.INTERNATIONAL)))
                .extracting(Object::toString)
                .containsExactly("5", "10", "14", "19", "23", "28", "32", "37", "41", "46");
    }

    @Test
    void ruleThatMenResetIsResetByCapturesToo() {
        assertThatThrownBy(() -> new DrawRule.PlyCount(
                        "men-only",
                        DrawReason.NO_PROGRESS,
                        20,
                        List.of(Material.ANY),
                        List.of(Material.ANY),
                        List.of(Material.ANY),
                        List.of(Reset.MAN_MOVE),
                        0,
                        DrawMode.AUTOMATIC,
                        Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

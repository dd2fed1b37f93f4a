package damka.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.position.Position;
import org.junit.jupiter.api.Test;

class GameWithoutPastTest {
    private static final Position ENDING = Fens.international("W:WK7,K28:BK6");

    @Test
    void aGameOfWhichAllIsKnownStaysTheSame() {
        Game game = Game.start(Ruleset.FMJD, ENDING);

        assertThat(game.withoutPast()).isSameAs(game);
    }

    @Test
    void countsThatAreNotKnownBeginWithThePosition() {
        Game game = Game.resume(Ruleset.FMJD, ENDING, DrawCounters.unknown(Ruleset.FMJD, ENDING), History.UNKNOWN);

        Game fresh = game.withoutPast();

        assertThat(game.counters().allKnown()).isFalse();
        assertThat(fresh.counters()).isEqualTo(DrawCounters.start(Ruleset.FMJD, ENDING));
        assertThat(fresh.history()).isEqualTo(History.COMPLETE);
        assertThat(fresh.repetition().known()).isTrue();
        assertThat(fresh.position()).isEqualTo(ENDING);
    }

    @Test
    void countsThatAreKnownStay() {
        DrawCounters given = DrawCounters.unknown(Ruleset.FMJD, ENDING)
                .with(ENDING, "kings-without-capture", 40)
                .orElseThrow();

        Game fresh = Game.resume(Ruleset.FMJD, ENDING, given, History.UNKNOWN).withoutPast();

        assertThat(fresh.counters().all())
                .filteredOn(count -> count.rule().id().equals("kings-without-capture"))
                .singleElement()
                .satisfies(count -> assertThat(count.plies()).isEqualTo(40));
        assertThat(fresh.counters().allKnown()).isTrue();
    }

    @Test
    void turnsSinceTheLastCaptureAreKept() {
        Game game = Game.resume(Ruleset.FMJD, ENDING, DrawCounters.unknown(Ruleset.FMJD, ENDING), History.UNKNOWN);
        Game later = game;
        for (int turn = 0; turn < 4; turn++) {
            later = later.play(later.legalMoves().all().get(0));
        }

        Game fresh = later.withoutPast();

        assertThat(fresh.position()).isEqualTo(later.position());
        assertThat(fresh.ply()).isEqualTo(later.ply());
        assertThat(fresh.reversibleTurns()).isEqualTo(later.reversibleTurns());
        assertThat(fresh.counters()).isEqualTo(later.counters().least());
    }
}

package damka.rules.game;

import static damka.rules.game.Play.given;
import static damka.rules.game.Play.moves;
import static damka.rules.game.Play.plies;
import static damka.rules.game.Ruleset.KINGS_15;
import static damka.rules.game.Ruleset.NO_CAPTURE_25;
import static damka.rules.game.Ruleset.PROGRESS_120;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rule sets that clubs and sites use besides, and the catalogue itself. */
class ClubDrawsTest {
    private static final String KINGS_AND_MEN = "W:W6,36,K46:BK4,15,28,35";

    @Test
    void hundredAndTwentyPliesWithoutProgressAreADraw() {
        Game game = given(PROGRESS_120, "W:W26,36,K47:BK4,15,35", 119);

        assertThat(moves(game, "47-42").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.NO_PROGRESS));
    }

    @Test
    void captureAManAndAPromotionAreProgress() {
        assertThat(plies(moves(given(PROGRESS_120, KINGS_AND_MEN, 119), "46x5x28"), "no-progress"))
                .isZero();
        assertThat(plies(moves(given(PROGRESS_120, "W:W26,36,K47:BK4,15,35", 119), "36-31"), "no-progress"))
                .isZero();
        assertThat(plies(moves(given(PROGRESS_120, "W:W6,36,K47:BK4,15,35", 119), "6-1"), "no-progress"))
                .isZero();
    }

    @Test
    void thirtyPliesByKingsAreADrawInKings15() {
        Game game = given(KINGS_15, "W:W26,36,K47:BK4,15,35", 29);

        assertThat(moves(game, "47-42").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.KINGS_WITHOUT_CAPTURE));
        assertThat(plies(moves(game, "36-31"), "kings-without-capture")).isZero();
        assertThat(plies(moves(given(KINGS_15, KINGS_AND_MEN, 29), "46x5x28"), "kings-without-capture"))
                .isZero();
    }

    @Test
    void fiftyPliesWithoutACaptureAreADrawWhoeverMoves() {
        Game game = given(NO_CAPTURE_25, "W:W26,36,K47:BK4,15,35", 49);

        assertThat(moves(game, "36-31").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.NO_CAPTURE));
        assertThat(moves(given(NO_CAPTURE_25, "W:W6,36,K47:BK4,15,35", 49), "6-1")
                        .outcome())
                .isEqualTo(new Outcome.Drawn(DrawReason.NO_CAPTURE));
        assertThat(plies(moves(given(NO_CAPTURE_25, KINGS_AND_MEN, 49), "46x5x28"), "no-capture"))
                .isZero();
    }

    @Test
    void threefoldBelongsToProgress120AndToNeitherOfTheOthers() {
        assertThat(PROGRESS_120.countsRepetition()).isTrue();
        assertThat(KINGS_15.countsRepetition()).isFalse();
        assertThat(NO_CAPTURE_25.countsRepetition()).isFalse();
    }

    @Test
    void catalogueNamesEachSetOnceAndItsBoards() {
        assertThat(Ruleset.all().stream().map(Ruleset::id))
                .containsExactly("fmjd", "fmjd-cap16", "fmjd64", "cbd20", "progress-120", "kings-15", "no-capture-25");
        assertThat(Ruleset.on(Board.INTERNATIONAL).stream().map(Ruleset::id))
                .containsExactly("fmjd", "fmjd-cap16", "progress-120", "kings-15", "no-capture-25");
        assertThat(Ruleset.on(Board.BRAZILIAN).stream().map(Ruleset::id))
                .containsExactly("fmjd64", "cbd20", "progress-120", "kings-15", "no-capture-25");
        assertThat(Ruleset.all()).allSatisfy(set -> {
            assertThat(Ruleset.byId(set.id())).contains(set);
            assertThat(set.rules().stream().map(DrawRule::id)).doesNotHaveDuplicates();
            assertThat(set.rules()).allMatch(rule -> rule.mode() == DrawMode.AUTOMATIC);
            assertThat(set.rules()).allMatch(rule -> set.rule(rule.id()).equals(Optional.of(rule)));
        });
        assertThat(Ruleset.byId("fmjd65")).isEmpty();
    }

    @Test
    void defaultSetsAreTheFederations() {
        assertThat(Ruleset.defaultFor(Board.INTERNATIONAL)).isSameAs(Ruleset.FMJD);
        assertThat(Ruleset.defaultFor(Board.BRAZILIAN)).isSameAs(Ruleset.FMJD64);
    }
}

package damka.rules.game;

import static damka.rules.game.Play.given;
import static damka.rules.game.Play.moves;
import static damka.rules.game.Play.plies;
import static damka.rules.game.Ruleset.FMJD;
import static damka.rules.game.Ruleset.FMJD_CAP16;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Color;
import damka.rules.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets {@code fmjd} and {@code fmjd-cap16}, rule by rule. Whole endings are in {@link OutcomeCasesTest}. */
class InternationalDrawsTest {
    private static final String KINGS = "kings-without-capture";
    private static final String THREE = "three-against-king";
    private static final String TWO = "two-against-king";

    @Test
    void fiftyPliesByKingsWithoutCaptureAreADraw_art62() {
        Game game = given(FMJD, "W:W26,36,K47:BK4,15,35", 48);

        Game oneShort = moves(game, "47-42");
        Game full = moves(oneShort, "4-9");

        assertThat(oneShort.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(full.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.KINGS_WITHOUT_CAPTURE));
    }

    @Test
    void moveOfAManResetsTheTwentyFiveMoves() {
        assertThat(plies(moves(given(FMJD, "W:W26,36,K47:BK4,15,35", 49), "36-31"), KINGS))
                .isZero();
    }

    @Test
    void promotionResetsTheTwentyFiveMoves() {
        assertThat(plies(moves(given(FMJD, "W:W6,36,K47:BK4,15,35", 49), "6-1"), KINGS))
                .isZero();
    }

    @Test
    void captureByAKingResetsTheTwentyFiveMoves() {
        Game game = moves(given(FMJD, "W:W26,36,K46:BK4,15,28,35", 49), "46x5x28");

        assertThat(plies(game, KINGS)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "W:WK46,K47,K48:BK3",
                "W:W31,K46,K47:BK3",
                "W:W31,32,K46:BK3",
                "W:WK3:BK46,K47,K48",
                "W:WK3:B15,16,K46"
            })
    void threePiecesWithAKingAgainstALoneKingStartTheSixteenMoves(String fen) {
        assertThat(plies(given(FMJD, fen), THREE)).isZero();
        assertThat(plies(given(FMJD, fen), TWO)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:WK46,K47:BK3", "W:W31,K46:BK3", "W:WK46:BK3", "W:WK3:BK46,K47", "W:WK3:B15,K46"})
    void oneOrTwoPiecesWithAKingAgainstALoneKingStartTheFiveMoves(String fen) {
        assertThat(plies(given(FMJD, fen), TWO)).isZero();
        assertThat(plies(given(FMJD, fen), THREE)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "W:W31,32,33:BK3",
                "W:WK46,K47:BK3,K4",
                "W:WK46,K47,K48:BK3,K4",
                "W:W31:BK3",
                "W:W31,32:BK3",
                "W:WK46,K47,K48,K49:BK3",
                "W:WK46,K47,K48:B3",
                "W:WK46,K47,K48:BK3,20"
            })
    void otherEndingsStartNoCountOfTheirOwn(String fen) {
        assertThat(plies(given(FMJD, fen), TWO)).isEqualTo(-1);
        assertThat(plies(given(FMJD, fen), THREE)).isEqualTo(-1);
        assertThat(plies(given(FMJD, fen), KINGS)).isZero();
    }

    @Test
    void moveThatBringsTheSixteenMovesAboutIsNotCounted() {
        Game game = given(FMJD, "W:WK38,K46,K47:BK4,33");

        Game captured = moves(game, "38x15x33");

        assertThat(plies(game, THREE)).isEqualTo(-1);
        assertThat(plies(captured, THREE)).isZero();
        assertThat(plies(moves(captured, "4-9"), THREE)).isOne();
    }

    @Test
    void menAndPromotionsDoNotResetTheSixteenMoves() {
        Game game = moves(given(FMJD, "W:W7,22,K46:BK50"), "46-28", "50-45", "7-1");

        assertThat(plies(game, THREE)).isEqualTo(3);
    }

    @Test
    void captureFromThreeToTwoStartsTheFiveMovesAndDropsTheSixteen() {
        Game game = moves(given(FMJD, "B:WK33,K46,K48:BK17", 25), "17x39x33");

        assertThat(plies(game, THREE)).isEqualTo(-1);
        assertThat(plies(game, TWO)).isZero();
    }

    @Test
    void captureFromThreeToTwoLetsTheSixteenRunOnInCap16() {
        Game game = moves(given(FMJD_CAP16, "B:WK33,K46,K48:BK17", 25), "17x39x33");

        assertThat(plies(game, THREE)).isEqualTo(26);
        assertThat(plies(game, TWO)).isZero();
    }

    @Test
    void earlierOfTheTwoLimitsDecidesInCap16() {
        Game sixteenFirst = moves(given(FMJD_CAP16, "B:WK33,K46,K48:BK17", 30), "17x50x33", "46-41");
        Game fiveFirst = moves(given(FMJD_CAP16, "B:WK33,K46,K48:BK17", 5), "17x50x33");
        String[] shuffle = {"46-41", "50-44", "41-36", "44-50", "36-41", "50-44", "41-46", "44-50", "46-41", "50-44"};
        fiveFirst = moves(fiveFirst, shuffle);

        assertThat(sixteenFirst.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.THREE_AGAINST_KING));
        assertThat(plies(fiveFirst, THREE)).isEqualTo(16);
        assertThat(fiveFirst.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.TWO_AGAINST_KING));
    }

    @Test
    void fiveMovesAloneDoNotStartTheSixteenInCap16() {
        assertThat(plies(given(FMJD_CAP16, "W:WK46,K47:BK3"), THREE)).isEqualTo(-1);
    }

    @Test
    void captureInsideTheFiveMovesGoesOnCounting() {
        Game game = moves(given(FMJD, "B:WK33,K48:BK17", 6), "17x39x33");

        assertThat(plies(game, TWO)).isEqualTo(7);
    }

    @Test
    void fiveMovesGoBeforeSixteenBeforeTwentyFiveBeforeThreefold() {
        Game five = filled("W:WK46,K47:BK3", TWO, 9);
        Game sixteen = filled("W:WK46,K47,K48:BK3", THREE, 31);
        Game twentyFive = filled("W:W26,K46:BK3,5", KINGS, 49);

        assertThat(moves(five, "46-41").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.TWO_AGAINST_KING));
        assertThat(moves(sixteen, "46-41").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.THREE_AGAINST_KING));
        assertThat(moves(twentyFive, "46-41").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.KINGS_WITHOUT_CAPTURE));
        assertThat(FMJD.rules().stream().map(DrawRule::id)).containsExactly(TWO, THREE, KINGS, "threefold");
    }

    private static Game filled(String fen, String rule, int plies) {
        Position position = given(FMJD, fen).position();
        DrawCounters counters = DrawCounters.start(FMJD, position)
                .with(position, KINGS, 49)
                .flatMap(given -> given.with(position, rule, plies))
                .orElseThrow();
        return Game.resume(FMJD, position, counters, History.COMPLETE);
    }

    @Test
    void winGoesBeforeADrawOfTheSamePly() {
        Game game = moves(given(FMJD, "W:W38,42,K44,47:B45", 49), "44-50");

        assertThat(plies(game, KINGS)).isEqualTo(50);
        assertThat(game.outcome()).isEqualTo(new Outcome.Won(Color.WHITE, WinReason.NO_LEGAL_MOVES));
    }

    @Test
    void lockedKingHasLost() {
        Game game = given(FMJD, "W:WK46:B37,41");

        assertThat(game.outcome()).isEqualTo(new Outcome.Won(Color.BLACK, WinReason.NO_LEGAL_MOVES));
    }

    @Test
    void sideToMoveStillMovesWhenTheOtherHasNoPieces() {
        assertThat(given(FMJD, "W:W50:B").outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(given(FMJD, "B:W50:B").outcome()).isEqualTo(new Outcome.Won(Color.WHITE, WinReason.NO_PIECES));
    }
}

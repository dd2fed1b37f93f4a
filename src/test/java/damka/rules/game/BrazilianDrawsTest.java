package damka.rules.game;

import static damka.rules.game.Play.given;
import static damka.rules.game.Play.moves;
import static damka.rules.game.Play.plies;
import static damka.rules.game.Ruleset.CBD20;
import static damka.rules.game.Ruleset.FMJD64;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets {@code fmjd64} and {@code cbd20}, rule by rule. */
class BrazilianDrawsTest {
    private static final String ROAD = "main-road";
    private static final String THREE = "three-against-king";
    private static final String TWO = "two-against-king";
    private static final String FEW = "four-to-five-pieces";
    private static final String MORE = "six-to-seven-pieces";
    private static final String KINGS = "kings-without-capture";

    @ParameterizedTest
    @ValueSource(strings = {"W:WK30,K31,K32:BK1", "W:WK20,K24,K30,K31,K32:BK1", "W:WK1:BK30,K31,K32"})
    void threeOrMoreKingsAgainstAKingAreFifteenMoves(String fen) {
        Game game = given(FMJD64, fen);

        assertThat(plies(game, THREE)).isZero();
        assertThat(Play.status(game, THREE).limit()).isEqualTo(30);
        assertThat(plies(game, FEW)).isEqualTo(-1);
        assertThat(plies(game, KINGS)).isEqualTo(-1);
    }

    @Test
    void captureThatLeavesThreeKingsGoesOnCounting() {
        Game game = moves(given(FMJD64, "B:WK10,K30,K31,K32:BK1", 7), "1x15x10");

        assertThat(plies(game, THREE)).isEqualTo(8);
    }

    @Test
    void promotionToThreeKingsStartsTheFifteenMoves() {
        Game game = given(FMJD64, "W:W5,K31,K32:BK12", 20);

        Game promoted = moves(game, "5-1");

        assertThat(plies(game, THREE)).isEqualTo(-1);
        assertThat(plies(game, FEW)).isEqualTo(20);
        assertThat(plies(promoted, THREE)).isZero();
        assertThat(plies(promoted, FEW)).isEqualTo(-1);
    }

    @Test
    void oneOrTwoPiecesAgainstAKingAreFiveMoves() {
        Game game = moves(given(FMJD64, "W:WK30,K32:BK1", 9), "32-28");

        assertThat(game.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.TWO_AGAINST_KING));
    }

    @Test
    void everyPlyAfterWhichTheKingIsAloneOnTheMainRoadCounts() {
        Game game = given(FMJD64, "B:WK1,K5,K9:BK26");

        Game entered = moves(game, "26-22");
        Game stayed = moves(entered, "1-6");

        assertThat(plies(game, ROAD)).isZero();
        assertThat(plies(entered, ROAD)).isOne();
        assertThat(plies(stayed, ROAD)).isEqualTo(2);
    }

    @Test
    void pliesOnTheMainRoadNeedNotFollowEachOther() {
        Game game = given(FMJD64, "B:WK1,K5,K9:BK22", 6);

        Game left = moves(game, "22-26", "1-6");
        Game back = moves(left, "26-22");

        assertThat(plies(left, ROAD)).isEqualTo(6);
        assertThat(plies(back, ROAD)).isEqualTo(7);
    }

    @Test
    void captureThatBringsTheMaterialAboutCountsWhenTheKingIsOnTheMainRoad() {
        Game captured = moves(given(FMJD64, "B:WK1,K2,K5,26:BK31"), "31x22x26");

        assertThat(plies(captured, ROAD)).isOne();
    }

    @Test
    void tenthPlyOnTheMainRoadIsADraw() {
        Game game = given(FMJD64, "B:WK1,K5,K9:BK22", 9);

        assertThat(moves(game, "22-4").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.MAIN_ROAD));
    }

    @ParameterizedTest
    @CsvSource({
        "W:WK1;K5;K9:BK22,7",
        "W:WK1;9;13:BK22,7",
        "W:WK1;K5;K11:BK22,0",
        "W:WK1;K5;K9:BK21,0",
        "W:W9;13;17:BK22,-1",
        "W:WK1;K5:BK22,-1",
        "W:WK1;K2;K3;K5:BK22,-1"
    })
    void mainRoadNeedsThreePiecesWithAKingAndTheLoneKingAloneOnIt(String fen, int plies) {
        assertThat(plies(given(FMJD64, fen.replace(';', ','), 7), ROAD)).isEqualTo(plies);
    }

    @ParameterizedTest
    @CsvSource({
        "W:WK31;K32:BK2;K3,four-to-five-pieces,60",
        "W:W21;K31;K32:BK2;K3,four-to-five-pieces,60",
        "W:W21;K31;K32:BK2,four-to-five-pieces,60",
        "W:W21;22;K31;K32:BK2;K3,six-to-seven-pieces,120",
        "W:W21;22;K31;K32:BK2;K3;12,six-to-seven-pieces,120",
        "W:W21;22;23;K31;K32:BK2;K3;12,kings-without-capture,30"
    })
    void kingsOnBothSidesAreCountedByTheNumberOfPieces(String fen, String running, int limit) {
        Game game = given(FMJD64, fen.replace(';', ','));

        assertThat(Play.status(game, running).limit()).isEqualTo(limit);
        assertThat(game.counters().all())
                .filteredOn(count -> !count.rule().id().equals(ROAD))
                .allSatisfy(count ->
                        assertThat(count.running()).isEqualTo(count.rule().id().equals(running)));
    }

    @Test
    void menDoNotResetTheCountOfFewPieces() {
        Game game = moves(given(FMJD64, "W:W21,K31,K32:BK2,K3", 59), "21-17");

        assertThat(game.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.FEW_PIECES));
    }

    @Test
    void promotionResetsTheCountOfFewPieces() {
        Game game = moves(given(FMJD64, "W:W5,K31,K32:BK3,K12", 59), "5-1");

        assertThat(plies(game, FEW)).isZero();
    }

    @Test
    void captureResetsTheCountOfFewPieces() {
        Game game = moves(given(FMJD64, "B:WK10,13,21,K32:BK1,K20", 119), "1x15x10");

        assertThat(plies(game, MORE)).isEqualTo(-1);
        assertThat(plies(game, FEW)).isZero();
    }

    @Test
    void menResetTheFifteenKingMovesOfEightPieces() {
        Game game = given(FMJD64, "W:W21,22,23,K31,K32:BK2,K3,12", 29);

        assertThat(plies(moves(game, "21-17"), KINGS)).isZero();
        assertThat(moves(game, "31-27").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.KINGS_WITHOUT_CAPTURE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:W21,K31,K32:B9,12", "W:W21,22,23,24,K32:B5,6,7,8", "W:W21,22,23:BK2"})
    void nothingIsCountedWhenOneSideHasNoKing(String fen) {
        assertThat(given(FMJD64, fen, 40).counters().all()).noneMatch(DrawCounters.Count::running);
    }

    @Test
    void threefoldBelongsToBoth() {
        assertThat(FMJD64.countsRepetition()).isTrue();
        assertThat(CBD20.countsRepetition()).isTrue();
    }

    @Test
    void fortyPliesByKingsWithoutCaptureAreADrawInTheNationalRules() {
        Game game = given(CBD20, "W:W21,K31,K32:BK2,K3,20", 39);

        assertThat(moves(game, "31-26").outcome()).isEqualTo(new Outcome.Drawn(DrawReason.KINGS_WITHOUT_CAPTURE));
        assertThat(plies(moves(game, "21-17"), KINGS)).isZero();
    }

    @Test
    void nationalRulesKnowNoEndingsOfFiveMoves() {
        assertThat(CBD20.rules().stream().map(DrawRule::id)).containsExactly(KINGS, "threefold");
        assertThat(given(CBD20, "W:WK31,K32:BK2", 30).outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Test
    void fiveMovesAreTheSameOnBothBoards() {
        assertThat(plies(given(FMJD64, "W:WK32:BK2"), TWO)).isZero();
    }
}

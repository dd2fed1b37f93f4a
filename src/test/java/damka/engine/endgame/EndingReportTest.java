package damka.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.DrawCounters;
import damka.rules.game.DrawMode;
import damka.rules.game.Game;
import damka.rules.game.History;
import damka.rules.game.Outcome;
import damka.rules.game.Ruleset;
import damka.rules.position.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EndingReportTest {
    private static final Board TEN = Board.INTERNATIONAL;
    private static final Ruleset FMJD = Ruleset.defaultFor(TEN);

    @Test
    void positionsThatNoTableHoldsHaveNoReport() {
        assertThat(EndingReport.of(Endings.INTERNATIONAL, Game.start(FMJD, Position.start(TEN))))
                .isEmpty();
    }

    @Test
    void eachLegalMoveIsRatedBestFirst() {
        Game game = Game.start(FMJD, Endings.position(TEN, Color.WHITE, "WK46,W12,B45"));

        EndingReport report = report(game);

        assertThat(report.moves())
                .extracting(RatedMove::move)
                .containsExactlyInAnyOrderElementsOf(game.legalMoves().all());
        assertThat(report.moves()).extracting(RatedMove::category).isSortedAccordingTo(Comparator.naturalOrder());
        assertThat(report.category()).isEqualTo(report.moves().get(0).category());
        assertThat(report.toEnd()).isEqualTo(report.moves().get(0).toEnd());
    }

    @Test
    void aWinLongerThanFiveMovesOfTwoAgainstAKingIsCursed() {
        Position position = longestWin(new Material(0, 2, 0, 1));
        int plies = Endings.INTERNATIONAL.plies(position, Metric.END).orElseThrow();

        assertThat(report(resumed(position, 10 - plies + 1)).category()).isEqualTo(Category.CURSED_WIN);
        assertThat(report(resumed(position, 10 - plies)).category()).isEqualTo(Category.WIN);
    }

    @Test
    void aLossThatTheCounterSavesIsBlessed() {
        Position before = longestWin(new Material(0, 2, 0, 1));
        int plies = Endings.INTERNATIONAL.plies(before, Metric.END).orElseThrow();
        Game game = resumed(before, 10 - plies + 1);
        Game after = game.play(report(game).moves().get(0).move());

        assertThat(report(after).value()).isEqualTo(EndgameValue.LOSS);
        assertThat(report(after).category()).isEqualTo(Category.BLESSED_LOSS);
    }

    @Test
    void countersThatNobodyKnowsLeaveAWinOpen() {
        Position position = longestWin(new Material(0, 2, 0, 1));
        Game game = Game.resume(FMJD, position, DrawCounters.unknown(FMJD, position), History.UNKNOWN);

        assertThat(report(game).value()).isEqualTo(EndgameValue.WIN);
        assertThat(report(game).category()).isEqualTo(Category.MAYBE_WIN);
    }

    @Test
    void whatIsSaidToHoldIsWonInTheGameAndWhatIsSaidToBeSavedIsNot() {
        assertCategoriesComeTrue(TEN, 12);
        assertCategoriesComeTrue(Board.BRAZILIAN, 12);
    }

    @Test
    @Tag("slow")
    void aThousandCategoriesComeTrueInTheGame() {
        assertCategoriesComeTrue(TEN, 1_000);
        assertCategoriesComeTrue(Board.BRAZILIAN, 1_000);
    }

    // Both sides play the first move of their reports.
    private static void assertCategoriesComeTrue(Board board, int count) {
        Ruleset ruleset = Ruleset.defaultFor(board);
        Random random = new Random(count);
        for (int played = 0; played < count; ) {
            Game game = Game.start(ruleset, Endings.random(board, 2 + random.nextInt(3), random));
            EndingReport report = report(game);
            if (report.value() == EndgameValue.WIN && report.category() != Category.MAYBE_WIN) {
                played++;
                Color winner = game.position().sideToMove();
                Outcome outcome = played(game);
                boolean won = outcome instanceof Outcome.Won end && end.winner() == winner;
                assertThat(won).as("%s %s", game.position(), outcome).isEqualTo(report.category() == Category.WIN);
            }
        }
    }

    private static Outcome played(Game start) {
        Game game = start;
        while (!game.outcome(DrawMode.AUTOMATIC).isFinal()) {
            game = game.play(report(game).moves().get(0).move());
        }
        return game.outcome(DrawMode.AUTOMATIC);
    }

    private static EndingReport report(Game game) {
        return EndingReport.of(Endings.of(game.position().board()), game).orElseThrow();
    }

    private static Game resumed(Position position, int plies) {
        return Game.resume(FMJD, position, DrawCounters.carried(FMJD, position, plies), History.COMPLETE);
    }

    private static Position longestWin(Material material) {
        Random random = new Random(12);
        List<Position> won = Stream.generate(() -> Endings.random(TEN, material.pieces(), random))
                .filter(position -> isOf(position, material))
                .filter(position -> Endings.INTERNATIONAL.value(position) == EndgameValue.WIN)
                .limit(200)
                .toList();
        return won.stream()
                .max(Comparator.comparingInt(position ->
                        Endings.INTERNATIONAL.plies(position, Metric.END).orElseThrow()))
                .orElseThrow();
    }

    private static boolean isOf(Position position, Material material) {
        Color side = position.sideToMove();
        return Material.key(position.pieces(side), position.pieces(side.opponent()), position.kings())
                == material.key();
    }
}

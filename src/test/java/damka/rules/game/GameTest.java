package damka.rules.game;

import static damka.rules.game.Play.given;
import static damka.rules.game.Play.moves;
import static damka.rules.game.Play.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.rules.Fens;
import damka.rules.Moves;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final String KINGS = "W:W27,36,K46:BK1,4,15";
    private static final String[] ROUND = {"46-41", "1-7", "41-46", "7-1"};

    @Test
    void playingLeavesTheGameBeforeAsItWas() {
        Game start = given(Ruleset.FMJD, KINGS);

        Game after = moves(start, "46-41");

        assertThat(start.ply()).isZero();
        assertThat(start.turns()).isEmpty();
        assertThat(start.position()).isEqualTo(Fens.international(KINGS));
        assertThat(after.ply()).isOne();
        assertThat(after.turns()).hasSize(1);
        assertThat(after.turns().get(0).by()).isEqualTo(Color.WHITE);
        assertThat(after.turns().get(0).promotes()).isFalse();
    }

    @Test
    void twoLinesFromOneGameDoNotSeeEachOther() {
        Game start = moves(given(Ruleset.FMJD, KINGS), ROUND);

        Game repeating = moves(start, ROUND);
        Game other = moves(start, "46-37", "1-7", "37-46", "7-1");

        assertThat(repeating.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.THREEFOLD));
        assertThat(other.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.THREEFOLD));
        assertThat(repeating.turns()).isNotEqualTo(other.turns());
        assertThat(start.outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Test
    void moveOfAnotherPositionIsNotPlayed() {
        Game start = Game.start(Ruleset.FMJD, Fens.international("W:WK2,25:B14,15,16"));
        Move kept = Moves.find(start.position(), "25-20");
        Game after = start.play(kept);

        assertThatThrownBy(() -> after.play(kept)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void startCountsAsTheFirstOccurrence() {
        Game game = given(Ruleset.FMJD, KINGS);

        assertThat(game.repetition()).isEqualTo(new Occurrences(true, List.of(0)));
        assertThat(moves(moves(game, ROUND), ROUND).repetition()).isEqualTo(new Occurrences(true, List.of(0, 4, 8)));
    }

    @Test
    void repetitionIsUnknownWithoutHistoryUntilNothingCanComeBack() {
        Game game = Game.from(GameStart.unknown(Ruleset.FMJD, Fens.international(KINGS)));

        Game kings = moves(game, "46-41", "1-7");
        Game man = moves(kings, "27-22");

        assertThat(status(game, "threefold").known()).isFalse();
        assertThat(status(kings, "threefold").known()).isFalse();
        assertThat(status(man, "threefold").known()).isTrue();
        assertThat(man.history()).isEqualTo(History.UNKNOWN);
    }

    @Test
    void threeOccurrencesSeenAreADrawWhateverCameBefore() {
        Game game = Game.from(GameStart.unknown(Ruleset.FMJD, Fens.international(KINGS)));

        Game third = moves(moves(game, ROUND), ROUND);

        assertThat(third.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.THREEFOLD));
        assertThat(status(third, "threefold").known()).isFalse();
    }

    @Test
    void ruleTellsSinceWhenItIsMet() {
        Game counted = moves(given(Ruleset.FMJD, KINGS, 48), "46-41", "1-7", "41-46");
        Game repeated = moves(moves(moves(given(Ruleset.FMJD, KINGS), ROUND), ROUND), ROUND);

        assertThat(status(counted, "kings-without-capture").since()).isEqualTo(OptionalInt.of(2));
        assertThat(status(repeated, "threefold").count()).isEqualTo(4);
        assertThat(status(repeated, "threefold").since()).isEqualTo(OptionalInt.of(8));
        assertThat(status(repeated, "kings-without-capture").since()).isEmpty();
    }

    @Test
    void gameGoesOnAfterADrawWhenSomebodyPlaysOn() {
        Game drawn = moves(moves(given(Ruleset.FMJD, KINGS), ROUND), ROUND);

        Game on = moves(drawn, "27-22");

        assertThat(drawn.outcome().isFinal()).isTrue();
        assertThat(on.outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Test
    void whenDrawsAreClaimedTheyEndNothingByThemselves() {
        Game game = moves(moves(given(Ruleset.FMJD, KINGS), ROUND), ROUND);

        assertThat(game.outcome(DrawMode.CLAIM)).isEqualTo(new Outcome.Ongoing());
        assertThat(game.claims(DrawMode.CLAIM)).extracting(RuleStatus::id).containsExactly("threefold");
        assertThat(game.claims(DrawMode.AUTOMATIC)).isEmpty();
    }

    @Test
    void claimIsGrantedWhenItsRuleIsMet() {
        Game game = moves(moves(given(Ruleset.FMJD, KINGS), ROUND), ROUND);

        Claim.Ruling granted = new Claim("threefold", Color.WHITE).judge(game);
        Claim.Ruling refused = new Claim("kings-without-capture", Color.WHITE).judge(game);
        Claim.Ruling unknown = new Claim("stalemate", Color.WHITE).judge(game);

        assertThat(granted)
                .isEqualTo(
                        new Claim.Ruling.Granted(status(game, "threefold"), new Outcome.Drawn(DrawReason.THREEFOLD)));
        assertThat(refused).isEqualTo(new Claim.Ruling.NotJustified(status(game, "kings-without-capture")));
        assertThat(unknown).isEqualTo(new Claim.Ruling.NoSuchRule("stalemate"));
    }

    @Test
    void nothingCanBeClaimedInAWonGame() {
        Game game = given(Ruleset.FMJD, "B:W10,14,37:BK5", 50);

        Claim.Ruling ruling = new Claim("kings-without-capture", Color.BLACK).judge(game);

        assertThat(ruling).isEqualTo(new Claim.Ruling.GameOver(new Outcome.Won(Color.WHITE, WinReason.NO_LEGAL_MOVES)));
        assertThat(game.claims(DrawMode.CLAIM)).isEmpty();
    }

    @Test
    void movesThatWouldEndTheGameAreNamedWithTheirEnd() {
        Game game = given(Ruleset.FMJD, "W:W38,42,K44,47:B45", 49);

        List<NextMoveEnds> automatic = NextMoveEnds.of(game, DrawMode.AUTOMATIC);
        List<NextMoveEnds> claimed = NextMoveEnds.of(game, DrawMode.CLAIM);

        Outcome won = new Outcome.Won(Color.WHITE, WinReason.NO_LEGAL_MOVES);
        assertThat(claimed).contains(new NextMoveEnds(Moves.find(game.position(), "44-50"), won));
        assertThat(automatic)
                .containsAll(claimed)
                .contains(new NextMoveEnds(
                        Moves.find(game.position(), "44-17"), new Outcome.Drawn(DrawReason.KINGS_WITHOUT_CAPTURE)))
                .noneMatch(end -> end.move().equals(Moves.find(game.position(), "38-33")));
    }

    @Test
    void noMoveEndsAGameThatIsOver() {
        Game game = given(Ruleset.FMJD, "W:W26,36,K47:BK4,15,35", 50);

        assertThat(NextMoveEnds.of(game, DrawMode.AUTOMATIC)).isEmpty();
    }

    @Test
    void boardAndRuleSetBelongTogether() {
        assertThatThrownBy(() -> Game.start(Ruleset.FMJD64, Position.start(Board.INTERNATIONAL)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void pointsAreSharedBetweenTheSides() {
        assertThat(Result.WHITE_WINS.text()).isEqualTo("2-0");
        assertThat(Result.WHITE_WINS.pdn()).isEqualTo("1-0");
        assertThat(Result.DRAW.text()).isEqualTo("1-1");
        assertThat(Result.DRAW.pdn()).isEqualTo("1/2-1/2");
        assertThat(Result.BLACK_WINS.text()).isEqualTo("0-2");
        assertThat(Result.BLACK_WINS.pdn()).isEqualTo("0-1");
        assertThat(Result.UNDECIDED.text()).isEqualTo("*").isEqualTo(Result.UNDECIDED.pdn());
        assertThat(Result.wonBy(Color.BLACK).points(Color.BLACK)).isEqualTo(2);
        assertThat(Result.DRAW.points(Color.WHITE)).isEqualTo(Result.DRAW.points(Color.BLACK));
    }
}

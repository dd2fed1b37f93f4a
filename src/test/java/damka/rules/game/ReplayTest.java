package damka.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final String KINGS = "W:W27,36,K46:BK1,4,15";
    private static final String[] ROUND = {"46-41", "1-7", "41-46", "7-1"};

    @Test
    void firstEndIsFoundAlsoWhenMovesFollow() {
        Game game = rounds(Play.given(Ruleset.FMJD, KINGS), 3);

        Replay replay = Replay.of(game.start(), moves(game));

        assertThat(replay.end()).contains(new Replay.End(8, new Outcome.Drawn(DrawReason.THREEFOLD)));
        assertThat(replay.outcome()).isEqualTo(new Outcome.Drawn(DrawReason.THREEFOLD));
        assertThat(replay.continuesAfterEnd()).isTrue();
        assertThat(replay.games()).hasSize(13);
        assertThat(replay.last().position()).isEqualTo(game.position());
    }

    @Test
    void recordThatStopsAtItsEndDoesNotGoOn() {
        Game game = rounds(Play.given(Ruleset.FMJD, KINGS), 2);

        assertThat(Replay.of(game.start(), moves(game)).continuesAfterEnd()).isFalse();
    }

    @Test
    void whenDrawsAreClaimedTheRecordGoesOn() {
        Game game = rounds(Play.given(Ruleset.FMJD, KINGS), 3);

        Replay replay = Replay.of(game.start(), moves(game), DrawMode.CLAIM);

        assertThat(replay.end()).isEmpty();
        assertThat(replay.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(replay.continuesAfterEnd()).isFalse();
    }

    @Test
    void everyRuleSetOfTheBoardSaysWhereItWouldHaveEnded() {
        Game game = rounds(Play.given(Ruleset.FMJD, KINGS), 13);

        assertThat(Replay.endsBy(game))
                .isEqualTo(ends(
                        Ruleset.FMJD,
                        8,
                        Ruleset.FMJD_CAP16,
                        8,
                        Ruleset.PROGRESS_120,
                        8,
                        Ruleset.KINGS_15,
                        30,
                        Ruleset.NO_CAPTURE_25,
                        50));
    }

    @Test
    void ruleSetsThatWouldGoOnSaySo() {
        Game game = Game.start(Ruleset.CBD20, Position.start(Board.BRAZILIAN));

        assertThat(Replay.endsBy(game))
                .hasSize(5)
                .containsOnlyKeys(
                        Ruleset.FMJD64, Ruleset.CBD20, Ruleset.PROGRESS_120, Ruleset.KINGS_15, Ruleset.NO_CAPTURE_25)
                .allSatisfy((set, ply) -> assertThat(ply).isEmpty());
    }

    @Test
    void pliesBroughtAlongCountUnderEverySet() {
        Game game = rounds(Play.given(Ruleset.FMJD, KINGS, 28), 1);

        Map<Ruleset, OptionalInt> ends = Replay.endsBy(
                game,
                set -> new GameStart(
                        set,
                        game.start().position(),
                        DrawCounters.carried(set, game.start().position(), 28),
                        History.COMPLETE,
                        0,
                        false));

        assertThat(ends.get(Ruleset.KINGS_15)).isEqualTo(OptionalInt.of(2));
        assertThat(ends.get(Ruleset.FMJD)).isEmpty();
    }

    @Test
    void ofCountsBeforeTheRecordOtherSetsKnowNothing() {
        Game game = rounds(Play.given(Ruleset.FMJD, KINGS, 48), 1);

        Map<Ruleset, OptionalInt> ends = Replay.endsBy(game);

        assertThat(ends.get(Ruleset.FMJD)).isEqualTo(OptionalInt.of(2));
        assertThat(ends.get(Ruleset.KINGS_15)).isEmpty();
    }

    @Test
    void gameThatIsOverBeforeItsFirstMoveEndsAtItsStart() {
        GameStart start = GameStart.complete(Ruleset.FMJD, Fens.international("B:W50:B"));

        Replay replay = Replay.of(start, List.of());

        assertThat(replay.end()).contains(new Replay.End(0, new Outcome.Won(Color.WHITE, WinReason.NO_PIECES)));
    }

    private static Game rounds(Game start, int count) {
        Game game = start;
        for (int i = 0; i < count; i++) {
            game = Play.moves(game, ROUND);
        }
        return game;
    }

    private static List<Move> moves(Game game) {
        return game.turns().stream().map(Turn::move).toList();
    }

    private static Map<Ruleset, OptionalInt> ends(Object... pairs) {
        Map<Ruleset, OptionalInt> ends = new LinkedHashMap<>();
        List<Object> rest = new ArrayList<>(List.of(pairs));
        while (!rest.isEmpty()) {
            ends.put((Ruleset) rest.remove(0), OptionalInt.of((Integer) rest.remove(0)));
        }
        return ends;
    }
}

package damka.rules.notation.token;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.Moves;
import damka.rules.board.Board;
import damka.rules.game.DrawCounters;
import damka.rules.game.Game;
import damka.rules.game.GameStart;
import damka.rules.game.History;
import damka.rules.game.Ruleset;
import damka.rules.notation.ParseFault;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateTokenTest {
    private static final Game KINGS = Game.start(Ruleset.FMJD, Fens.international("W:W27,36,K46:BK1,4,15"))
            .play(move("46-41"));

    @Test
    void tokensOfTheFirstVersionStayReadable() {
        Game game = KINGS.play(Moves.find(KINGS.position(), "1-7"));

        assertThat(StateToken.write(game)).isEqualTo("i1.AZACACAQBDiEABWIyfaXF");
        StateTokenProperties.assertSame(read("i1.AZACACAQBDiEABWIyfaXF"), game);
    }

    @Test
    void startOfAGameIsShort() {
        assertThat(StateToken.write(Game.start(Ruleset.FMJD, Position.start(Board.INTERNATIONAL))))
                .hasSize(27);
        assertThat(StateToken.write(Game.start(Ruleset.FMJD64, Position.start(Board.BRAZILIAN))))
                .hasSize(22);
    }

    @Test
    void middleGameFitsIntoAButtonOf64BytesWithASignatureOf16Digits() {
        for (Board board : Board.values()) {
            Random random = new Random(7);
            for (int i = 0; i < 200; i++) {
                Game game = Game.start(Ruleset.defaultFor(board), Position.start(board));
                for (int ply = 0; ply < 40 && !game.legalMoves().isEmpty(); ply++) {
                    List<Move> legal = game.legalMoves().all();
                    game = game.play(legal.get(random.nextInt(legal.size())));
                    assertThat(StateToken.write(game))
                            .matches("[ib]1\\.[A-Za-z0-9_-]+")
                            .hasSizeLessThanOrEqualTo(47);
                }
            }
        }
    }

    @Test
    void unknownHistoryStaysUnknown() {
        Game game = Game.from(GameStart.unknown(Ruleset.FMJD, KINGS.position()));

        Game read = read(StateToken.write(game));

        assertThat(read.history()).isEqualTo(History.UNKNOWN);
        assertThat(read.repetition().known()).isFalse();
        assertThat(read.counters()).isEqualTo(game.counters());
        assertThat(read.counters().allKnown()).isFalse();
    }

    @Test
    void givenCountsStay() {
        DrawCounters counters = DrawCounters.carried(Ruleset.FMJD, KINGS.position(), 49);
        Game game = Game.resume(Ruleset.FMJD, KINGS.position(), counters, History.UNKNOWN);

        Game read = read(StateToken.write(game));

        assertThat(read.counters()).isEqualTo(counters);
    }

    @Test
    void composedBoardsAreCarried() {
        Game game = Game.start(Ruleset.FMJD, Fens.international("W:W1,2,31:B20,49,50"));

        StateTokenProperties.assertSame(read(StateToken.write(game)), game);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "i", "i1", "i2.AZCAAAQ", "x1.AZCAAAQ", "B1.AZCAAAQ", "AZCAAAQ"})
    void unknownVersionIsRefused(String text) {
        assertThat(fault(text).code()).isEqualTo(ParseFault.Code.UNKNOWN_VERSION);
    }

    @Test
    void aTokenOfTheOtherBoardIsRefused() {
        String token = StateToken.write(KINGS);

        assertThat(fault("b" + token.substring(1)).code()).isEqualTo(ParseFault.Code.CHECKSUM_WRONG);
    }

    @Test
    void wrongChecksumIsRefused() {
        String token = StateToken.write(KINGS);
        char last = token.charAt(token.length() - 1);

        ParseFault fault = fault(token.substring(0, token.length() - 1) + (last == 'A' ? 'B' : 'A'));

        assertThat(fault.code()).isEqualTo(ParseFault.Code.CHECKSUM_WRONG);
    }

    @Test
    void foreignCharacterIsRefusedAtItsPlace() {
        ParseFault fault = fault(StateToken.write(KINGS) + ".sig");

        assertThat(fault.code()).isEqualTo(ParseFault.Code.UNEXPECTED_CHARACTER);
        assertThat(fault.offset()).isEqualTo(StateToken.write(KINGS).length());
    }

    @Test
    void tooShortAndTooLongAreRefused() {
        assertThat(fault("i1.").code()).isEqualTo(ParseFault.Code.UNEXPECTED_END);
        assertThat(fault("i1." + "A".repeat(510)).code()).isEqualTo(ParseFault.Code.WRONG_LENGTH);
    }

    @Test
    void aRuleSetOfTheOtherBoardIsRefused() {
        String body =
                Checksum.LONG.withoutCheck(StateToken.write(Game.start(Ruleset.CBD20, Fens.brazilian("W:WK32:BK1"))));

        ParseFault fault = fault(Checksum.LONG.sign("i" + body.substring(1)));

        assertThat(fault.code()).isEqualTo(ParseFault.Code.WRONG_LENGTH);
    }

    static Game read(String token) {
        return StateToken.read(token).fold(game -> game, faults -> {
            throw new AssertionError(token + " " + faults);
        });
    }

    private static ParseFault fault(String text) {
        return StateToken.read(text)
                .fold(
                        game -> {
                            throw new AssertionError(text + " was read");
                        },
                        faults -> faults.get(0));
    }

    private static Move move(String text) {
        return Moves.find(Fens.international("W:W27,36,K46:BK1,4,15"), text);
    }
}

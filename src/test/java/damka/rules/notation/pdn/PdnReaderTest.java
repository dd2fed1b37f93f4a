package damka.rules.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.moves.ReasonCode;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.pdn.PdnFault.Code;
import damka.rules.notation.pdn.PdnFault.Place;
import damka.rules.position.Position;
import damka.rules.position.Setup.Admission;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReaderTest {
    private static final PdnOptions LARGE = PdnOptions.STANDARD.withBoard(Board.INTERNATIONAL);

    private static PdnText read(String text) {
        return PdnReader.read(text, LARGE);
    }

    private static PdnGame game(String text) {
        PdnText read = read(text);
        assertThat(read.games()).hasSize(1);
        return read.games().get(0);
    }

    private static List<String> moves(PdnLine line) {
        return line.plies().stream().map(ply -> ply.move().toString()).toList();
    }

    private static PdnLine line(PdnGame game) {
        return game.segments().get(0).line();
    }

    private static PdnFault onlyFault(String text) {
        PdnText read = read(text);
        assertThat(read.allFaults()).hasSize(1);
        return read.allFaults().get(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 32-28 19-23 2. 28x19 *",
                "1.32-28 19-23 2.28x19 *",
                "32-28 19-23 28x19",
                "1. 32-28 1... 19-23 2 28x19 *",
                "7.32-28 1.19-23 1...28x19*",
                "1. ... 32-28 ... 19-23 28x19",
                "1... 32-28 \u2026 19-23\n%7-11\n28:19 0-2",
                "1. 32-28! 19-23?! $4 2. 28x19(?) 1/2-1/2",
                "1. 32-28*! 19-23* 2. 28x19*",
                "{a} 1. {b}32-28{c}19-23;7-11\r2. 28x19 {d} *",
                "\uFEFF1. 32-28 19-23 2. 28x19 2-0",
                "\u00EF\u00BB\u00BF1. 32-28 19-23 2. 28x19 2-0",
                "1. 32\u201328 19-23 2. 28\u00D719 1-1",
                "1. 032-28 19-023 2. 28X19"
            })
    void whatCarriesNoMeaningIsLeftOut(String text) {
        PdnGame game = game(text);

        assertThat(game.faults()).isEmpty();
        assertThat(moves(line(game))).containsExactly("32-28", "19-23", "28x19x23");
    }

    @ParameterizedTest
    @CsvSource({"2-0", "1-1", "0-2", "0-0", "1-0", "0-1", "1/2-1/2", "*"})
    void resultsEndTheGame(String result) {
        assertThat(game("1. 32-28 19-23 " + result).result()).isEqualTo(result);
        assertThat(game("1. 32-28 19-23 2." + result).result()).isEqualTo(result);
        assertThat(read("32-28 " + result + " 32-28").games()).hasSize(2);
    }

    @Test
    void aResultIsOneOnlyAsAWholeWord() {
        PdnGame game = game("[FEN \"W:WK1,K2:B15\"] 1. 1-18 15-20 2. 2-07");

        assertThat(moves(line(game))).containsExactly("1-18", "15-20", "2-7");
        assertThat(game.terminator()).isEmpty();
    }

    @Test
    void theTagIsTheResultWhereItDiffers() {
        assertThat(game("[Result \"0-2\"] 32-28 2-0").result()).isEqualTo("0-2");
        assertThat(game("[Result \"0-2\"] 32-28 2-0").warnings())
                .extracting(PdnWarning::code)
                .containsExactly(PdnWarning.Code.RESULT_DIFFERS);
        assertThat(game("[Result \"2-0\"] 32-28 *").result()).isEqualTo("2-0");
        assertThat(game("[Result \"2-0\"] 32-28 *").warnings()).isEmpty();
        assertThat(game("[Result \"?\"] 32-28 1-1").result()).isEqualTo("1-1");
        assertThat(game("32-28").result()).isEqualTo("*");
    }

    @Test
    void tagsHaveEscapesAndStrayQuotationMarks() {
        PdnGame game = game("[Event \"a \\\"b\\\" \\\\c\"][Site \"the \"old\" hall\"] [ white  \"\" ]\n32-28 *");

        assertThat(game.tag("event")).contains("a \"b\" \\c");
        assertThat(game.tag("Site")).contains("the \"old\" hall");
        assertThat(game.tag("White")).contains("");
        assertThat(game.tags()).extracting(tag -> tag.place().offset()).containsExactly(8, 28, 55);
    }

    @Test
    void aMalformedTagIsReportedAndTheGameIsRead() {
        PdnGame game = game("[Event \"x]\n[Result \"1-1\"]\n32-28 1-1");

        assertThat(game.faults()).extracting(PdnFault::code).containsExactly(Code.TAG_MALFORMED);
        assertThat(game.plies()).isEqualTo(1);
        assertThat(game.result()).isEqualTo("1-1");
    }

    @Test
    void marksAndCommentsBelongToTheMoveBefore() {
        PdnLine line = line(game("{ before\n all } 32-28! $3 {one}{} {two } 19-23 ; rest: 2-0\n(?) *"));

        assertThat(line.comments()).containsExactly("before all");
        assertThat(line.plies().get(0).marks()).containsExactly("!", "$3");
        assertThat(line.plies().get(0).comments()).containsExactly("one", "two");
        assertThat(line.plies().get(1).comments()).containsExactly("rest: 2-0");
        assertThat(line.plies().get(1).marks()).containsExactly("(?)");
    }

    @Test
    void variationsStartWhereTheMoveBeforeThemWasPlayed() {
        PdnGame game = game("1. 33-28 17-21 (1... 18-23 2. 39-33 (2. 31-27) 12-18) (17-22 28x17) 2. 39-33 *");
        PdnPly second = line(game).plies().get(1);

        assertThat(game.faults()).isEmpty();
        assertThat(moves(line(game))).containsExactly("33-28", "17-21", "39-33");
        assertThat(second.variations())
                .extracting(PdnReaderTest::moves)
                .containsExactly(List.of("18-23", "39-33", "12-18"), List.of("17-22", "28x17x22"));
        assertThat(moves(second.variations().get(0).plies().get(1).variations().get(0)))
                .containsExactly("31-27");
    }

    @Test
    void aFaultInAVariationStopsThatVariationAlone() {
        PdnGame game = game("1. 33-28 (33-29 50-1 19-23 (2. 1-2)) 17-21 2. 39-33 *");

        assertThat(moves(line(game))).containsExactly("33-28", "17-21", "39-33");
        assertThat(moves(line(game).plies().get(0).variations().get(0))).containsExactly("33-29");
        assertThat(game.faults()).hasSize(1);
        assertThat(game.faults().get(0).ply()).isEqualTo(2);
        assertThat(game.faults().get(0).token()).isEqualTo("50-1");
    }

    @Test
    void variationsAreLeftOutOnRequest() {
        PdnText text = PdnReader.read("1. 33-28 (what ( ever) 2-0) 17-21 *", LARGE.withVariations(false));

        assertThat(text.allFaults()).isEmpty();
        assertThat(moves(line(text.games().get(0)))).containsExactly("33-28", "17-21");
        assertThat(line(text.games().get(0)).plies().get(0).variations()).isEmpty();
    }

    @Test
    void aSetUpCommandBeginsANewSegment() {
        PdnGame game = game("32-28 19-23 {so far} /FEN \"B:W:BK1:H3:F7\"/ 7... 1-6 *");

        assertThat(game.faults()).isEmpty();
        assertThat(game.segments())
                .extracting(segment -> FenWriter.write(segment.start()))
                .containsExactly(FenWriter.write(Position.start(Board.INTERNATIONAL)), "B:W:BK1");
        assertThat(moves(game.segments().get(1).line())).containsExactly("1-6");
        assertThat(game.segments().get(1).halfMoves()).hasValue(3);
        assertThat(game.segments().get(1).moveNumber()).hasValue(7);
        assertThat(game.plies()).isEqualTo(3);
    }

    @Test
    void aSetUpCommandBeforeTheFirstMoveIsTheStart() {
        assertThat(game("/fen \"B:W50:BK1\"/ 1-6 *").segments()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[GameType \"26\"] 22-18 * | BRAZILIAN",
                "[GameType \"26,W,8,8,A0,0\"] c3-d4 * | BRAZILIAN",
                "[GameType \"20,W,10,10,N2,0\"] 32-28 * | INTERNATIONAL",
                "[GameType \"?\"] 33-28 17-21 * | INTERNATIONAL",
                "33-28 17-21 * | INTERNATIONAL",
                "32-28 19-23 * | INTERNATIONAL",
                "22-18 9-13 * | BRAZILIAN",
                "c3-d4 * | BRAZILIAN",
                "d4-c5 h10-g9 * | INTERNATIONAL",
                "[FEN \"W:Wa1,c3:Bb8:H0:F50\"] c3-d4 * | BRAZILIAN",
                "[FEN \"W:W31,32:B1,2:H40:F61\"] * | INTERNATIONAL",
                "[FEN \"W:W31,50:B1,2\"] * | INTERNATIONAL",
                "* | INTERNATIONAL"
            })
    void theBoardIsToldByTagOrSquares(String text, Board board) {
        PdnText read = PdnReader.read("{x} " + text + " [Event \"next\"]", PdnOptions.STANDARD);

        assertThat(read.games().get(0).board()).isEqualTo(board);
    }

    @Test
    void theCallerChoosesTheBoardWhereNoTagSaysIt() {
        PdnOptions small = PdnOptions.STANDARD.withBoard(Board.BRAZILIAN);

        assertThat(PdnReader.read("[FEN \"W:W31,32:B1,2\"] *", small)
                        .games()
                        .get(0)
                        .board())
                .isEqualTo(Board.BRAZILIAN);
        assertThat(PdnReader.read("[GameType \"20\"] 32-28 *", small)
                        .games()
                        .get(0)
                        .board())
                .isEqualTo(Board.INTERNATIONAL);
    }

    @Test
    void anotherKindOfDraughtsIsRefused() {
        PdnGame game = game("[GameType \"25\"]\n11-15 *");

        assertThat(game.faults()).extracting(PdnFault::code).containsExactly(Code.GAME_TYPE_UNKNOWN);
        assertThat(game.faults().get(0).token()).isEqualTo("25");
        assertThat(game.segments()).isEmpty();
    }

    @Test
    void aFaultyFenIsReportedWhereItStands() {
        PdnFault fault = onlyFault("[GameType \"20\"]\n[FEN \"W:W51:B1\"]\n32-28 *");

        assertThat(fault.code()).isEqualTo(Code.POSITION_UNREADABLE);
        assertThat(fault.place()).isEqualTo(new Place(16, 16, 2, 1));
        assertThat(fault.parse().get(0).offset()).isEqualTo(25);
    }

    @Test
    void anImpossibleStartIsReportedUnlessComposedProblemsAreWanted() {
        String text = "[FEN \"W:W1:B20\"] *";

        assertThat(onlyFault(text).code()).isEqualTo(Code.POSITION_IMPOSSIBLE);
        assertThat(onlyFault(text).setup()).hasSize(1);
        assertThat(PdnReader.read(text, LARGE.withAdmission(Admission.COMPOSED)).allFaults())
                .isEmpty();
    }

    @Test
    void theJudgeSaysWhyAMoveIsRefused() {
        PdnFault fault = onlyFault("1. 32-28 19-23\r\n2. 33-29 7-11 *");

        assertThat(fault.code()).isEqualTo(Code.MOVE_ILLEGAL);
        assertThat(fault.place()).isEqualTo(new Place(19, 5, 2, 4));
        assertThat(fault.game()).isEqualTo(1);
        assertThat(fault.ply()).isEqualTo(3);
        assertThat(fault.refused().orElseThrow().verdict().reasons().get(0).code())
                .isEqualTo(ReasonCode.CAPTURE_MANDATORY);
    }

    @Test
    void anAmbiguousCaptureIsNotGuessed() {
        PdnFault fault = onlyFault("[FEN \"W:WK4:B13,20,32,37\"] 4x15 *");

        assertThat(fault.code()).isEqualTo(Code.MOVE_AMBIGUOUS);
        assertThat(fault.refused().orElseThrow().verdict().reasons().get(0).code())
                .isEqualTo(ReasonCode.AMBIGUOUS_CAPTURE);
        assertThat(moves(line(game("[FEN \"W:WK4:B13,20,32,37\"] 4x27x15 *")))).containsExactly("4x15x13x20x32");
    }

    @Test
    void squaresBetweenAreARouteAndNeverCapturedSquares() {
        assertThat(onlyFault("[FEN \"W:WK4:B13,20,32,37\"] 4x15x13x20x32 *").code())
                .isEqualTo(Code.MOVE_ILLEGAL);
    }

    @Test
    void aMoveAfterTheEndOfTheGameIsReported() {
        PdnFault fault = onlyFault("[FEN \"W:W33:B28\"] 33x22 22-18 *");

        assertThat(fault.ply()).isEqualTo(2);
        assertThat(fault.refused().orElseThrow().verdict().reasons())
                .extracting(reason -> reason.code())
                .containsExactly(ReasonCode.GAME_OVER);
        assertThat(fault.refused().orElseThrow().verdict().reasons().get(0).facts())
                .containsEntry("result", "2-0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 32-28 oops 19-23 * | TOKEN_UNKNOWN | oops | 9",
                "1. 32-28 ] 19-23 * | TOKEN_UNKNOWN | ] | 9",
                "1. 32-28 $ 19-23 * | TOKEN_UNKNOWN | $ | 9",
                "1. 32-51 * | MOVE_UNREADABLE | 32-51 | 3",
                "1. 32-28-x * | MOVE_UNREADABLE | 32-28-x | 3",
                "1. 32- * | MOVE_UNREADABLE | 32- | 3",
                "1. a2-b3 * | MOVE_UNREADABLE | a2-b3 | 3",
                "1. 32-28 ) 19-23 * | VARIATION_NOT_OPENED | ) | 9",
                "1. 32-28 (1. 31-27 (31-26 | VARIATION_NOT_CLOSED | ( | 9",
                "1. 32-28 {19-23 * | COMMENT_NOT_CLOSED | 19-23 * | 9",
                "1. 32-28 /FEN 19-23 * | TOKEN_UNKNOWN | /FEN 19-23 * | 9",
                "1. 32-28 /FEN \"W:W1\"/ 19-23 * | POSITION_IMPOSSIBLE | W:W1 | 9",
                "1. 32-28 (1. /FEN \"W:W50\"/ ) 19-23 * | TOKEN_UNKNOWN | W:W50 | 13"
            })
    void faultsNameTheirWordAndPlace(String text, Code code, String token, int offset) {
        PdnFault fault = onlyFault(text);

        assertThat(fault.code()).isEqualTo(code);
        assertThat(fault.token()).isEqualTo(token);
        assertThat(fault.place().offset()).isEqualTo(offset);
        assertThat(fault.place().column()).isEqualTo(offset + 1);
    }

    @Test
    void gamesAfterAFaultAreRead() {
        PdnText text = read("[Event \"a\"]\n32-28 19-22 (2-0) 28x17 2-0\n[Event \"b\"] 31-27 * 31-26 0-2");

        assertThat(text.games()).extracting(PdnGame::plies).containsExactly(1, 1, 1);
        assertThat(text.games()).extracting(PdnGame::result).containsExactly("2-0", "*", "0-2");
        assertThat(text.games()).extracting(PdnGame::number).containsExactly(1, 2, 3);
        assertThat(text.allFaults()).extracting(PdnFault::game).containsExactly(1);
    }

    @Test
    void gamesOfTagsAloneAreToldApartByTheFirstTag() {
        PdnText text = read("[Event \"a\"]\n[Result \"2-0\"]\n\n[Event \"b\"]\n[Result \"0-2\"]\n");

        assertThat(text.games()).extracting(PdnGame::result).containsExactly("2-0", "0-2");
    }

    @Test
    void aTextWithoutGamesHasNone() {
        assertThat(read("").games()).isEmpty();
        assertThat(read("* 2-0").games()).isEmpty();
        assertThat(read(" \r\n% nothing\n ; at all\n").games()).isEmpty();
    }

    @Test
    void whatGoesOverALimitIsReported() {
        PdnText games = PdnReader.read("32-28 * 32-28 * 32-28 *", LARGE.withLimits(2, 10, 1));
        PdnText plies = PdnReader.read("32-28 19-23 28x19 14x23 *", LARGE.withLimits(2, 3, 1));
        PdnText nested = PdnReader.read("32-28 (31-27 (31-26 (37-31 2-0))) 19-23 *", LARGE.withLimits(2, 3, 1));

        assertThat(games.games()).hasSize(2);
        assertThat(games.faults()).extracting(PdnFault::code).containsExactly(Code.TOO_MANY_GAMES);
        assertThat(games.faults().get(0).place().offset()).isEqualTo(16);
        assertThat(plies.games().get(0).plies()).isEqualTo(3);
        assertThat(plies.allFaults()).extracting(PdnFault::code).containsExactly(Code.TOO_MANY_PLIES);
        assertThat(nested.games().get(0).plies()).isEqualTo(2);
        assertThat(nested.allFaults()).extracting(PdnFault::code).containsExactly(Code.NESTED_TOO_DEEP);
    }

    @Test
    void aSeparatorOfTheOtherKindIsAWarning() {
        PdnGame game = game("32-28 19-23 28-19 *");

        assertThat(moves(line(game))).containsExactly("32-28", "19-23", "28x19x23");
        assertThat(game.warnings()).extracting(PdnWarning::code).containsExactly(PdnWarning.Code.SEPARATOR_MISMATCH);
    }

    @Test
    void deepNestingDoesNotDeepenTheStack() {
        PdnGame game = game("32-28 " + "(".repeat(200_000) + ")".repeat(200_000) + " 19-23 *");

        assertThat(game.plies()).isEqualTo(2);
        assertThat(game.faults()).extracting(PdnFault::code).containsExactly(Code.NESTED_TOO_DEEP);
    }
}

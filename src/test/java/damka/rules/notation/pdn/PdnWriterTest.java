package damka.rules.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.notation.Cases;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PdnWriterTest {

    private static PdnGame read(String text) {
        PdnText read = PdnReader.read(text, PdnOptions.STANDARD);
        assertThat(read.allFaults()).isEmpty();
        return read.games().get(0);
    }

    private static String rewritten(String text) {
        return PdnWriter.write(read(text));
    }

    @Test
    void wellKnownTagsComeFirstAndTheGameItselfGivesItsOwn() {
        assertThat(rewritten(
                        "[Annotator \"me\"]\n[result \"2-0\"][BLACK \"B \\\"q\\\"\"] [Event \"E\"]\n32-28 19-23 *"))
                .isEqualTo("""
                    [Event "E"]
                    [Black "B \\"q\\""]
                    [Result "2-0"]
                    [GameType "20"]
                    [Annotator "me"]

                    1. 32-28 19-23 2-0
                    """);
    }

    @Test
    void aStartOfItsOwnIsWrittenWithItsCounters() {
        assertThat(rewritten("[FEN \"B:W27,28,K31-33,44:B3-6,19,K20:H6:F41\"] 20x26 32-49 *"))
                .isEqualTo("""
                    [Result "*"]
                    [GameType "20"]
                    [SetUp "1"]
                    [FEN "B:W27,28,K31,K32,K33,44:B3,4,5,6,19,K20:H6:F41"]

                    41... 20x26 42. 32-49 *
                    """);
    }

    @Test
    void theFullRouteIsWrittenOnlyWhereTheEndsAreShared() {
        assertThat(rewritten("[FEN \"W:WK47,50:B3,14,19,29,31,42\"] 47x38x24x13x36 3-8 *"))
                .endsWith("\n1. 47x38x24x13x36 3-8 *\n");
        assertThat(rewritten("[FEN \"W:W38,50:B3,22,23,32,33\"] 38x27x18x29x38 3-8 *"))
                .endsWith("\n1. 38x38 3-8 *\n");
    }

    @Test
    void theSmallBoardIsWrittenInLetters() {
        assertThat(rewritten("[GameType \"26\"] 22-17 9-13 *")).endsWith("\n1. c3-b4 b6-a5 *\n");
        assertThat(rewritten("[GameType \"26\"] [FEN \"W:WK29:B1,K32\"] *")).contains("[FEN \"W:WKa1:Bb8,Kg1\"]");
    }

    @Test
    void whatWasSaidIsKept() {
        String text = "{start} 1. 33-28! $3 (?) {one} {two} (1. 33-29 {x} 19-23 (19-24)) 17-21 ;a } b\n2. 39-33 1-1";

        assertThat(rewritten(text)).endsWith("""

            {start} 1. 33-28! $3 (?) {one} {two} (1. 33-29 {x} 1... 19-23 (1... 19-24))
            1... 17-21
            ;a } b
            2. 39-33 1-1
            """);
    }

    @Test
    void linesAreAtMostEightyCharactersLong() {
        String written = rewritten(Cases.text("pdn/01-plain-international.pdn"));

        assertThat(written.lines()).allMatch(line -> line.length() <= 80);
        assertThat(written.lines().skip(9).limit(5)).allMatch(line -> line.length() > 70);
    }

    @Test
    void aCommandIsNotBrokenIntoTwoLines() {
        String written = rewritten("1. 32-28 {" + "ab ".repeat(20) + "[%clock w0:10:00 B0:09:58] [% [%never closed "
                + "so ".repeat(20) + "} *");

        assertThat(written).contains("[%clock w0:10:00 B0:09:58]");
        assertThat(written.lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void evaluationsComeFirstAmongTheCommentsAndReplaceEarlierOnes() {
        PdnGame game = read("1. 32-28 {[%eval 9] good} {[%EVAL 1]} 19-23 {why} 28x19 *");

        String written = PdnWriter.write(game, List.of(Optional.of("0.12"), Optional.empty(), Optional.of("-1.5")));

        assertThat(written).endsWith("\n1. 32-28 {[%eval 0.12]} {good} 1... 19-23 {why} 2. 28x19 {[%eval -1.5]} *\n");
    }

    @Test
    void aSetUpCommandIsWrittenAmongTheMoves() {
        String written = rewritten("32-28 /FEN \"B:WK50:BK1\"/ 1-6 *");

        assertThat(written).endsWith("\n1. 32-28 /FEN \"B:WK50:BK1\"/ 1... 1-6 *\n");
        assertThat(read(written).segments()).hasSize(2);
    }

    @Test
    void gamesAreSetApartByAnEmptyLine() {
        PdnText three = PdnReader.read(Cases.text("pdn/14-three-games-one-file.pdn"), PdnOptions.STANDARD);

        String written = PdnWriter.write(three.games());

        assertThat(written).contains(" 1-1\n\n[Event \"B\"]\n");
        assertThat(PdnReader.read(written, PdnOptions.STANDARD).games())
                .extracting(PdnGame::plies)
                .containsExactly(10, 8, 6);
    }

    @Test
    void aGameWithoutMovesIsWritten() {
        PdnGame game = read("[GameType \"26\"]\n*");

        assertThat(PdnWriter.write(game)).isEqualTo("[Result \"*\"]\n[GameType \"26\"]\n\n*\n");
        assertThat(read(PdnWriter.write(game)).board()).isEqualTo(Board.BRAZILIAN);
    }
}

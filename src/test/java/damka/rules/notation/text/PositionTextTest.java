package damka.rules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.notation.Samples;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.token.PositionToken;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTextTest {
    private static final String SMALL_START = """
         b b b b
        b b b b
         b b b b
        . . . .
         . . . .
        w w w w
         w w w w
        w w w w
        """;

    private static String faults(ParseResult<?> result) {
        return result.fold(
                value -> "none",
                faults -> String.join(
                        "; ",
                        faults.stream()
                                .map(fault -> fault.code() + " " + fault.offset() + " " + fault.length())
                                .toList()));
    }

    private static PositionText detected(Board board, String text) {
        return PositionText.detect(board, Color.WHITE, text).fold(value -> value, faults -> {
            throw new AssertionError(faults);
        });
    }

    @Test
    void pictureOfTheStart() {
        assertThat(AsciiWriter.write(Position.start(Board.BRAZILIAN))).isEqualTo(SMALL_START);
    }

    @Test
    void aPictureMayShowDarkSquaresAloneOrAllSquares() {
        String dark = "....\n" + "wWbB\n\n" + ". - _ e\r\n" + "....\n".repeat(5);
        String all = "--------\n" + "w-W-b-B-\n" + "........\n".repeat(6);

        assertThat(FenWriter.write(Samples.sound(detected(Board.BRAZILIAN, dark).setup())))
                .isEqualTo("W:W5,K6:B7,K8");
        assertThat(FenWriter.write(Samples.sound(detected(Board.BRAZILIAN, all).setup())))
                .isEqualTo("W:W5,K6:B7,K8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | WRONG_LENGTH 0 0",
                "....~....~....~....~....~....~....~.x.. | UNEXPECTED_CHARACTER 36 1",
                "....~....~....~....~....~....~....~.. . | WRONG_LENGTH 35 4",
                "....~....~....~....~....~....~.... | WRONG_LENGTH 34 0",
                "....~....~....~....~....~....~....~....~.... | WRONG_LENGTH 40 4",
                "w.......~....~....~....~....~....~....~.... | LIGHT_SQUARE 0 1"
            })
    void faultsOfAPictureHaveTheirPlace(String text, String expected) {
        assertThat(faults(AsciiReader.read(Board.BRAZILIAN, Color.WHITE, text.replace('~', '\n'))))
                .isEqualTo(expected);
    }

    @Test
    void anArrayTakesLettersAndWords() {
        List<String> entries = new ArrayList<>(Collections.nCopies(32, "e"));
        entries.set(4, "whiteMan");
        entries.set(5, "W");
        entries.set(6, "b");
        entries.set(7, "blackKing");
        entries.set(8, "empty");

        Position position = ArrayReader.read(Board.BRAZILIAN, Color.BLACK, entries)
                .fold(text -> Samples.sound(text.setup()), faults -> Position.start(Board.BRAZILIAN));

        assertThat(FenWriter.write(position)).isEqualTo("B:W5,K6:B7,K8");
        assertThat(ArrayWriter.write(position))
                .startsWith("empty", "empty", "empty", "empty", "whiteMan", "whiteKing", "blackMan", "blackKing");
    }

    @Test
    void faultsOfAnArrayNameTheEntry() {
        List<String> entries = new ArrayList<>(Collections.nCopies(34, "e"));
        entries.set(3, "pawn");
        entries.set(9, "");

        assertThat(faults(ArrayReader.read(Board.BRAZILIAN, Color.WHITE, entries)))
                .isEqualTo("UNEXPECTED_CHARACTER 3 1; UNEXPECTED_CHARACTER 9 1; WRONG_LENGTH 32 2");
        assertThat(faults(ArrayReader.read(Board.BRAZILIAN, Color.WHITE, List.of("e"))))
                .isEqualTo("WRONG_LENGTH 1 0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:W31-50:B1-20 | FEN",
                " [FEN \"W:W31-50:B1-20\"] | FEN",
                "W:W31~:B1 | FEN",
                "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww | HUB",
                "Wbbbbbbbbbbbbbbbbbbbbeeeeexeeeewwwwwwwwwwwwwwwwwwww | HUB",
                "Wbbbe | HUB",
                "b b b b b~ b b b b b | ASCII",
                "'' | FEN",
                "hello | FEN",
                "iAKp3k0xYbq | TOKEN",
                "b | FEN",
                "W31-50 | FEN"
            })
    void theNotationIsToldFromTheText(String text, PositionFormat format) {
        assertThat(PositionFormat.of(Board.INTERNATIONAL, text.replace('~', '\n')))
                .isEqualTo(format);
    }

    @Test
    void aFenKeepsItsCountersAndWarnings() {
        PositionText text = detected(Board.INTERNATIONAL, "W:WK4:B13:H3:F7.");

        assertThat(text.format()).isEqualTo(PositionFormat.FEN);
        assertThat(text.halfMoves()).hasValue(3);
        assertThat(text.moveNumber()).hasValue(7);
        assertThat(text.warnings()).extracting(Enum::name).containsExactly("TRAILING_DOT");
    }

    @Test
    void aTextIsNoArray() {
        assertThat(faults(PositionText.read(PositionFormat.ARRAY, Board.BRAZILIAN, Color.WHITE, "eewB")))
                .isEqualTo("UNEXPECTED_CHARACTER 0 4");
    }

    @Test
    void aTokenOfTheOtherBoardIsRefused() {
        String token = PositionToken.write(Position.start(Board.INTERNATIONAL));

        assertThat(faults(PositionText.detect(Board.BRAZILIAN, Color.WHITE, " " + token)))
                .isEqualTo("UNKNOWN_VERSION 1 1");
        assertThat(detected(Board.INTERNATIONAL, token).format()).isEqualTo(PositionFormat.TOKEN);
    }

    @Test
    void faultsOfATokenCountTheBlanksBefore() {
        assertThat(faults(PositionText.read(PositionFormat.TOKEN, Board.BRAZILIAN, Color.WHITE, "  xyz")))
                .isEqualTo("UNKNOWN_VERSION 2 1");
    }

    @Test
    void formatsHaveIds() {
        assertThat(PositionFormat.byId("ascii")).contains(PositionFormat.ASCII);
        assertThat(PositionFormat.byId("ASCII")).isEmpty();
    }

    @Test
    void faultsAreNeverEmpty() {
        List<ParseFault> faults =
                PositionText.detect(Board.INTERNATIONAL, Color.WHITE, "\n").fold(t -> List.of(), f -> f);

        assertThat(faults).hasSize(1);
    }
}

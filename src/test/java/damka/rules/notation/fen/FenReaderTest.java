package damka.rules.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.Samples;
import damka.rules.notation.TextSpan;
import damka.rules.position.Position;
import damka.rules.position.PositionFault;
import damka.rules.position.Setup.Admission;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenReaderTest {
    private static final String PUZZLE = "W:WK4:B13,20,32,37";

    static FenText read(Board board, String text) {
        return FenReader.read(board, text).fold(fen -> fen, faults -> {
            throw new AssertionError(text + " " + faults);
        });
    }

    static List<ParseFault> faults(Board board, String text) {
        return FenReader.read(board, text).fold(fen -> List.of(), faults -> faults);
    }

    static String canonical(Board board, String text) {
        return FenWriter.write(Samples.sound(read(board, text).setup()));
    }

    private static List<ParseFault> faults(String text) {
        return faults(Board.INTERNATIONAL, text);
    }

    @Test
    void rangesOfMenGiveTheStartOfBothBoards() {
        assertThat(Samples.sound(read(Board.INTERNATIONAL, "W:W31-50:B1-20").setup()))
                .isEqualTo(Position.start(Board.INTERNATIONAL));
        assertThat(Samples.sound(read(Board.BRAZILIAN, "W:W21-32:B1-12").setup()))
                .isEqualTo(Position.start(Board.BRAZILIAN));
    }

    @Test
    void everyPieceOfAKingRangeIsAKing() {
        assertThat(canonical(Board.INTERNATIONAL, "B:W27,28,K31-33,44:B3-6,19,K20"))
                .isEqualTo("B:W27,28,K31,K32,K33,44:B3,4,5,6,19,K20");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "W:WK4:B13,32,37,20",
                "W:B13,20,32,37:WK4",
                "[FEN \"W:WK4:B13,20,32,37\"]",
                "[FEN \"W:WK4:B13,32,37,20.\"]",
                "  [ fen  \"W:WK4:B13,20,32,37\" ]\n",
                "W:WK4:B13,20,32,37.",
                " W : W K 4 : B 13 , 20 , 32 , 37 . ",
                "W:WK04:B013,0020,32,37",
                "w:wk4:b13,20,32,37",
                "W:H6:WK4:F61:B13,20,32,37",
                "W:WK4:B13,20,32,37:H6:F61",
                "w:wkh10:bf8,i7,d4,c3",
                "W:WK4-4:B13-13,20,32,37"
            })
    void formsMetInTheWildGiveTheSamePosition(String text) {
        assertThat(canonical(Board.INTERNATIONAL, text)).isEqualTo(PUZZLE);
    }

    @Test
    void lettersOnTheSmallBoard() {
        String letters = "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6:H0:F1";

        assertThat(Samples.sound(read(Board.BRAZILIAN, letters).setup())).isEqualTo(Position.start(Board.BRAZILIAN));
        assertThat(canonical(Board.BRAZILIAN, "B:Wa1,Kh8:Bb8,Kg1")).isEqualTo("B:WK4,29:B1,K32");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W50:B | B:W50:B | ",
                "B:W:B7 | B:W:B7 | ",
                "W:W:B | W:W:B | ",
                "B:W50 | B:W50:B | SIDE_MISSING",
                "W:BK7 | W:W:BK7 | SIDE_MISSING",
                "W:W : BK7. | W:W:BK7 | TRAILING_DOT",
                "[FEN \"W:W50:B7\"] | W:W50:B7 | FEN_TAG_WRAPPER"
            })
    void aSideMayHaveNoPieces(String text, String canonical, String warning) {
        FenText fen = read(Board.INTERNATIONAL, text);

        assertThat(FenWriter.write(Samples.sound(fen.setup()))).isEqualTo(canonical);
        assertThat(fen.warnings())
                .extracting(FenWarning::name)
                .isEqualTo(warning == null ? List.of() : List.of(warning));
    }

    @Test
    void countersAreKept() {
        FenText fen = read(Board.INTERNATIONAL, "W:WK3,K15,26:BK45:H6:F61");

        assertThat(fen.halfMoves()).hasValue(6);
        assertThat(fen.moveNumber()).hasValue(61);
        assertThat(read(Board.INTERNATIONAL, PUZZLE).halfMoves()).isEmpty();
        assertThat(read(Board.INTERNATIONAL, PUZZLE).moveNumber()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:WK4,K5,55:B4 | SQUARE_OUT_OF_RANGE 9 2",
                "W:W0:B4 | SQUARE_OUT_OF_RANGE 3 1",
                "W:W51:B4 | SQUARE_OUT_OF_RANGE 3 2",
                "W:W99999999999999999999:B4 | SQUARE_OUT_OF_RANGE 3 20",
                "W:W31-51:B4 | SQUARE_OUT_OF_RANGE 6 2",
                "W:WK4,WK5,55:B4 | UNEXPECTED_CHARACTER 6 1, SQUARE_OUT_OF_RANGE 10 2",
                "W:W33-31:B4 | RANGE_DESCENDING 3 5",
                "W:WK33 - 31 :B4 | RANGE_DESCENDING 3 8",
                "?:W31:B4 | SIDE_TO_MOVE_UNKNOWN 0 1",
                "White:W31:B4 | UNEXPECTED_CHARACTER 1 4",
                "W31-50:B1-20 | UNEXPECTED_CHARACTER 1 5",
                "X | SIDE_TO_MOVE_UNKNOWN 0 1",
                "W:W31:B4:W32 | SIDE_NAMED_TWICE 9 1",
                "W:WG12:B4 | UNEXPECTED_CHARACTER 3 1",
                "W:WG9:B4 | UNEXPECTED_CHARACTER 3 1",
                "W:WP12:B4 | UNEXPECTED_CHARACTER 3 1",
                "W:W31,:B4 | UNEXPECTED_CHARACTER 6 1",
                "W:W31,,32:B4 | UNEXPECTED_CHARACTER 6 1",
                "W:W31;32:B4 | UNEXPECTED_CHARACTER 5 3",
                "W:W31 32:B4 | UNEXPECTED_CHARACTER 6 2",
                "W:W31-K33:B4 | UNEXPECTED_CHARACTER 6 1",
                "W:W31-33-35:B4 | UNEXPECTED_CHARACTER 8 3",
                "W:W31,b4:B4 | UNEXPECTED_CHARACTER 6 1",
                "W:WK:B4 | UNEXPECTED_CHARACTER 4 1",
                "W:WK | UNEXPECTED_END 4 0",
                "W:W31- | UNEXPECTED_END 6 0",
                "W:W31: | UNEXPECTED_END 6 0",
                "W::W31 | UNEXPECTED_CHARACTER 2 1",
                "W:W31:B4.. | UNEXPECTED_CHARACTER 8 1",
                "W:W31.:B4 | UNEXPECTED_CHARACTER 5 1",
                "W:W31:B4:X3 | UNEXPECTED_CHARACTER 9 2",
                "W:W31:B4:H1:H2 | UNEXPECTED_CHARACTER 12 1",
                "W:W31:B4:Hx | UNEXPECTED_CHARACTER 10 1",
                "W:W31:B4:H | UNEXPECTED_END 10 0",
                "W:W31:B4:F10000 | NUMBER_OUT_OF_RANGE 10 5",
                "W:W31:B4:H1x | UNEXPECTED_CHARACTER 11 1",
                "W:H1 | UNEXPECTED_END 4 0",
                "W | UNEXPECTED_END 1 0",
                "'' | UNEXPECTED_END 0 0",
                "[FEN \"W:W31:B4\" | UNEXPECTED_END 15 0",
                "[FEN \"W:W31:B4 | UNEXPECTED_END 14 0",
                "[FEN \"W:W31:B4\"] 1. 31-26 | UNEXPECTED_CHARACTER 15 10",
                "[Event \"W:W31:B4\"] | UNEXPECTED_CHARACTER 0 1",
                "W:Wa1,a2,k3,j11:Bj10 | LIGHT_SQUARE 6 2, UNEXPECTED_CHARACTER 9 1, SQUARE_OUT_OF_RANGE 12 3",
                "W:W٣١:B4 | UNEXPECTED_CHARACTER 3 1"
            })
    void everyFaultIsNamedWithItsPlace(String text, String expected) {
        assertThat(faults(text).stream()
                        .map(fault -> fault.code() + " " + fault.offset() + " " + fault.length())
                        .toList())
                .isEqualTo(List.of(expected.split(", ")));
    }

    @Test
    void squareThirtyThreeIsOutsideTheSmallBoard() {
        assertThat(faults(Board.BRAZILIAN, "W:W33:B4"))
                .containsExactly(new ParseFault(Code.SQUARE_OUT_OF_RANGE, 3, 2, "1-32"));
        assertThat(faults(Board.BRAZILIAN, "W:Wi1:Bb8"))
                .extracting(ParseFault::code)
                .containsExactly(Code.SQUARE_OUT_OF_RANGE);
    }

    @Test
    void aSquareNamedTwiceIsAFaultOfTheSetupWithThePlaceOfTheSecondNaming() {
        FenText fen = read(Board.INTERNATIONAL, "W:W31,K33:B4,31");

        List<PositionFault> faults = fen.setup().check(Admission.GAME).fold(position -> List.of(), found -> found);

        assertThat(faults).hasSize(1).hasOnlyElementsOfType(PositionFault.SquareNamedTwice.class);
        assertThat(fen.text().placeOf(faults.get(0))).isEqualTo(Optional.of(new TextSpan(13, 2)));
    }

    @Test
    void aManOnHisPromotionRowIsAFaultOfTheSetupWithItsPlace() {
        FenText fen = read(Board.INTERNATIONAL, "W:W31,2-6:B49");

        List<PositionFault> faults = fen.setup().check(Admission.GAME).fold(position -> List.of(), found -> found);

        assertThat(faults)
                .extracting(fault -> fen.text().placeOf(fault).orElseThrow().offset())
                .containsExactly(6, 6, 6, 6, 11);
    }

    @Test
    void tooManyPiecesHaveNoSinglePlace() {
        FenText fen = read(Board.INTERNATIONAL, "W:W30-50:B1");

        List<PositionFault> faults = fen.setup().check(Admission.GAME).fold(position -> List.of(), found -> found);

        assertThat(faults)
                .hasSize(1)
                .allMatch(fault -> fen.text().placeOf(fault).isEmpty());
    }

    @Test
    void repeatedRangesStaySmall() {
        String text = "W:W" + "1-50,".repeat(800) + "1:B" + "k1-50,".repeat(800) + "2";

        assertThat(read(Board.INTERNATIONAL, text).setup().placements()).hasSizeLessThanOrEqualTo(400);
    }

    @Test
    void perftFindsThisReader() {
        assertThat(new FenPositionReader().read(Board.INTERNATIONAL, "W:W31-50:B1-20"))
                .contains(Position.start(Board.INTERNATIONAL));
        assertThat(new FenPositionReader().read(Board.INTERNATIONAL, "W:W31-51:B1-20"))
                .isEmpty();
        assertThat(new FenPositionReader().read(Board.INTERNATIONAL, "W:W1:B50"))
                .isEmpty();
    }
}

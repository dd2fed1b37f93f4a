package damka.rules.notation.hub;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.notation.ParseFault;
import damka.rules.notation.Samples;
import damka.rules.notation.SetupText;
import damka.rules.notation.TextSpan;
import damka.rules.position.Position;
import damka.rules.position.PositionFault;
import damka.rules.position.Setup.Admission;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HubReaderTest {
    private static final String START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    private static final String SMALL = "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

    private static SetupText read(Board board, String text) {
        return HubReader.read(board, text).fold(setup -> setup, faults -> {
            throw new AssertionError(faults);
        });
    }

    private static List<ParseFault> faults(Board board, String text) {
        return HubReader.read(board, text).fold(setup -> List.of(), faults -> faults);
    }

    @Test
    void startOfBothBoards() {
        assertThat(HubWriter.write(Position.start(Board.INTERNATIONAL)))
                .isEqualTo(START)
                .hasSize(51);
        assertThat(HubWriter.write(Position.start(Board.BRAZILIAN)))
                .isEqualTo(SMALL)
                .hasSize(33);
        assertThat(Samples.sound(read(Board.INTERNATIONAL, " " + START + "\n").setup()))
                .isEqualTo(Position.start(Board.INTERNATIONAL));
    }

    @ParameterizedTest
    @CsvSource({
        "'', SIDE_TO_MOVE_UNKNOWN 0 0; WRONG_LENGTH 0 0",
        "wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww, SIDE_TO_MOVE_UNKNOWN 0 1",
        "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwww, WRONG_LENGTH 32 0",
        "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwwee, WRONG_LENGTH 33 2",
        "Wbbxbbbbbbbbbeeee.eeewwwwwwwwwwwwxx, UNEXPECTED_CHARACTER 3 1; UNEXPECTED_CHARACTER 17 1; WRONG_LENGTH 33 2"
    })
    void everyFaultIsNamedWithItsPlace(String text, String expected) {
        assertThat(faults(Board.BRAZILIAN, text).stream()
                        .map(fault -> fault.code() + " " + fault.offset() + " " + fault.length())
                        .toList())
                .isEqualTo(List.of(expected.split("; ")));
    }

    @Test
    void aManOnHisPromotionRowHasItsPlaceInTheText() {
        SetupText text = read(Board.BRAZILIAN, "  W" + "ewee" + "e".repeat(28));

        List<PositionFault> faults = text.setup().check(Admission.GAME).fold(position -> List.of(), found -> found);

        assertThat(text.placeOf(faults.get(0))).isEqualTo(Optional.of(new TextSpan(4, 1)));
    }

    @Property
    void readingWhatWasWrittenIsIdentity(@ForAll Board board, @ForAll long seed) {
        Position position = Samples.position(board, new Random(seed));

        assertThat(Samples.sound(read(board, HubWriter.write(position)).setup()))
                .isEqualTo(position);
    }

    @Property
    void hostileTextsGiveFaultsInsideTheText(@ForAll Board board, @ForAll long seed) {
        Random random = new Random(seed);
        String text = Samples.mutated(HubWriter.write(Samples.position(board, random)), "wbWBe ", random);

        assertThat(faults(board, text)).allMatch(fault -> fault.offset() + fault.length() <= text.length());
    }
}

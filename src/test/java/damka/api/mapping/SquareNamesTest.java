package damka.api.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import damka.api.dto.MoveInput;
import damka.api.dto.SquareInput;
import damka.rules.board.Board;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareNamesTest {
    private static final Map<String, Object> FACTS =
            Map.of("from", 29, "next", List.of(18, 15), "route", "29x22x15", "captured", 2, "distance", 3);

    @ParameterizedTest
    @ValueSource(strings = {"e5-f6", "E5f6", "1. c3xe5!", "a1", "z c3 na d4"})
    void aMoveInLettersIsAnsweredInLetters(String written) {
        assertThat(SquareNames.asIn(Board.BRAZILIAN, written).in(FACTS))
                .containsEntry("from", "a1")
                .containsEntry("next", List.of("d4", "e5"))
                .containsEntry("route", "a1xc3xe5")
                .containsEntry("captured", 2)
                .containsEntry("distance", 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"15-11", "29x22", "37x8x12x22x32", "z 32 na 28", "bicie 37 na 8", "32 to 28", ""})
    void aMoveInNumbersIsAnsweredInNumbers(String written) {
        assertThat(SquareNames.asIn(Board.BRAZILIAN, written).in(FACTS)).isEqualTo(FACTS);
    }

    @Test
    void aMoveGivenAsSquaresIsAnsweredAsItsSquaresAreNamed() {
        SquareInput a1 = new SquareInput("a1");
        SquareInput number = new SquareInput("29");

        assertThat(List.of(
                        new MoveInput(null, a1, new SquareInput("b2"), null, null),
                        new MoveInput(null, null, null, null, List.of(a1, a1))))
                .allSatisfy(move -> assertThat(
                                SquareNames.asIn(Board.BRAZILIAN, move).letters())
                        .isTrue());
        assertThat(SquareNames.asIn(Board.BRAZILIAN, new MoveInput(null, number, number, null, null))
                        .letters())
                .isFalse();
    }
}

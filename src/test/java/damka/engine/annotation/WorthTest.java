package damka.engine.annotation;

import static org.assertj.core.api.Assertions.assertThat;

import damka.engine.search.Score;
import damka.engine.search.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WorthTest {

    @ParameterizedTest
    @CsvSource({
        "0,BEST",
        "1,GOOD",
        "19,GOOD",
        "20,INACCURACY",
        "49,INACCURACY",
        "50,MISTAKE",
        "99,MISTAKE",
        "100,BLUNDER",
        "600,BLUNDER"
    })
    void aLossHasItsLabel(int loss, MoveLabel label) {
        assertThat(MoveLabel.of(loss)).isEqualTo(label);
    }

    @ParameterizedTest
    @CsvSource({"299,299", "300,300", "301,300", "2000,300", "-301,-300"})
    void beyondThreeMenMoreMakesNoDifference(int centimen, int bounded) {
        assertThat(new Worth(new Score.Estimate(centimen), Verdict.UNKNOWN).bounded())
                .isEqualTo(bounded);
    }

    @ParameterizedTest
    @EnumSource(names = {"DRAW", "CURSED_WIN", "BLESSED_LOSS"})
    void whatADrawRuleMakesADrawIsWorthNothing(Verdict verdict) {
        assertThat(new Worth(new Score.Estimate(150), verdict).bounded()).isZero();
    }

    @Test
    void theMoverWinsAPlyEarlierThanTheOtherLoses() {
        Worth lost = new Worth(new Score.Loss(4), Verdict.LOSS);

        assertThat(lost.ofMove()).isEqualTo(new Worth(new Score.Win(5), Verdict.WIN));
        assertThat(lost.flipped()).isEqualTo(new Worth(new Score.Win(4), Verdict.WIN));
        assertThat(lost.bounded()).isEqualTo(-Worth.DECIDED);
        assertThat(new Worth(new Score.Estimate(7), Verdict.CURSED_WIN).flipped())
                .isEqualTo(new Worth(new Score.Estimate(-7), Verdict.BLESSED_LOSS));
    }
}

package damka.rules.notation.token;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.notation.ParseFault;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTokenTest {

    @Test
    void tokensOfTheFirstVersionStayReadable() {
        Position position = Fens.international("W:WK4:B13,20,32,37");

        assertThat(PositionToken.write(position)).isEqualTo("iRAIEAEIAB8At1");
    }

    @Test
    void newGameIsShort() {
        assertThat(PositionToken.write(Position.start(Board.INTERNATIONAL))).hasSize(19);
        assertThat(PositionToken.write(Position.start(Board.BRAZILIAN))).hasSize(13);
    }

    @Test
    void fullestBoardIsTheLongest() {
        StringBuilder white = new StringBuilder("K1");
        for (int square = 2; square <= 50; square++) {
            white.append(",K").append(square);
        }

        assertThat(PositionToken.write(Fens.international("W:W" + white + ":B")))
                .hasSize(29);
    }

    @Test
    void whatNoGameCanHaveIsReadAndLeftToTheCheck() {
        Setup setup = PositionToken.read(PositionToken.write(Fens.international("W:W1:B20")))
                .fold(read -> read, faults -> {
                    throw new AssertionError(faults);
                });

        boolean sound = setup.check(Setup.Admission.GAME).fold(position -> true, faults -> false);

        assertThat(sound).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'',UNKNOWN_VERSION",
        "xAAAA,UNKNOWN_VERSION",
        "i,WRONG_LENGTH",
        "iAA,WRONG_LENGTH",
        "iAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA,WRONG_LENGTH",
        "iAAAA=AAA,UNEXPECTED_CHARACTER",
        "iAAAAAAAA,CHECKSUM_WRONG"
    })
    void badTokenIsRefused(String text, ParseFault.Code code) {
        ParseFault.Code found = PositionToken.read(text)
                .fold(
                        setup -> {
                            throw new AssertionError(text + " was read");
                        },
                        faults -> faults.get(0).code());

        assertThat(found).isEqualTo(code);
    }
}

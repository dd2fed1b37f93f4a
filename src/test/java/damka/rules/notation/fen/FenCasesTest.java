package damka.rules.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.board.Board;
import damka.rules.notation.Cases;
import damka.rules.position.Setup.Admission;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that other programs had with FEN. */
class FenCasesTest {

    static Stream<JsonNode> reported() {
        return Cases.bugReports("parse-fen");
    }

    @ParameterizedTest
    @MethodSource("reported")
    void reportedFaultsAreNotRepeated(JsonNode bug) {
        Board board = Board.byId(bug.get("variant").asText()).orElseThrow();
        String text = bug.get("case").get("text").asText();

        Optional<String> read = FenReader.read(board, text)
                .fold(
                        fen -> fen.setup()
                                .check(Admission.GAME)
                                .fold(position -> Optional.of(FenWriter.write(position)), faults -> Optional.empty()),
                        faults -> Optional.empty());

        assertThat(read)
                .isEqualTo(Optional.ofNullable(bug.get("expected").get("fen")).map(JsonNode::asText));
    }
}

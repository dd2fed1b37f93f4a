package damka.rules.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.board.Board;
import damka.rules.notation.Cases;
import damka.rules.notation.fen.FenWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records in the manner of real files, and faults that other programs had with them. */
class PdnCasesTest {

    static Stream<JsonNode> reported() {
        return Cases.bugReports("read-pdn");
    }

    private static List<String> list(JsonNode node) {
        List<String> values = new ArrayList<>();
        node.forEach(value -> values.add(value.asText()));
        return values;
    }

    private static PdnText read(String text) {
        return PdnReader.read(text, PdnOptions.STANDARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01-plain-international",
                "02-glued-numbers",
                "03-comments-nags",
                "04-nested-variations",
                "05-king-move-looks-like-result",
                "06-fen-ranges-black-to-move",
                "07-fen-with-counters",
                "08-ambiguous-capture",
                "09-partial-route",
                "10-every-capture-in-full",
                "11-colon-and-leading-zero",
                "12-brazilian-algebraic",
                "13-clock-commands",
                "14-three-games-one-file",
                "15-bom-crlf-accents",
                "16-illegal-missed-capture",
                "17-ambiguous-refused",
                "18-same-pieces-two-routes"
            })
    void recordsGiveTheirGames(String name) {
        JsonNode expected = Cases.json(Cases.text("pdn/" + name + ".json"));

        PdnText text = read(Cases.text("pdn/" + name + ".pdn"));

        assertGames(text, expected);
        assertThat(text.games())
                .extracting(PdnGame::board)
                .containsOnly(Board.byId(expected.get("variant").asText()).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("reported")
    void reportedFaultsAreNotRepeated(JsonNode bug) {
        assertGames(read(bug.get("case").get("text").asText()), bug.get("expected"));
    }

    private static void assertGames(PdnText text, JsonNode expected) {
        assertThat(text.games()).hasSize(expected.get("games").size());
        for (int i = 0; i < text.games().size(); i++) {
            assertGame(text.games().get(i), expected.get("games").get(i));
        }
        if (!expected.has("error")) {
            assertThat(text.allFaults()).isEmpty();
            return;
        }
        JsonNode error = expected.get("error");
        PdnFault fault = text.allFaults().get(0);
        assertThat(text.allFaults()).hasSize(1);
        assertThat(fault.game()).isEqualTo(error.get("game").asInt());
        assertThat(fault.ply()).isEqualTo(error.get("ply").asInt());
        assertThat(fault.token()).isEqualTo(error.get("move").asText());
    }

    private static void assertGame(PdnGame game, JsonNode expected) {
        PdnSegment segment = game.segments().get(0);
        assertThat(game.segments()).hasSize(1);
        assertThat(FenWriter.write(segment.start()))
                .isEqualTo(expected.get("startFen").asText());
        assertThat(FenWriter.write(segment.end()))
                .isEqualTo(expected.get("finalFen").asText());
        assertThat(game.plies()).isEqualTo(expected.get("plies").asInt());
        assertThat(game.result()).isEqualTo(expected.get("result").asText());
        if (expected.has("moves")) {
            assertThat(segment.line().moves()).extracting(Object::toString).isEqualTo(list(expected.get("moves")));
        }
        if (expected.has("tags")) {
            expected.get("tags")
                    .properties()
                    .forEach(tag -> assertThat(game.tag(tag.getKey()))
                            .contains(tag.getValue().asText()));
        }
    }
}

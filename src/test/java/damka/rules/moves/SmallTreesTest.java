package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.Cases;
import damka.rules.board.Color;
import damka.rules.position.Position;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a position without its list of moves agrees with the list; the counting of leaves as a program. */
class SmallTreesTest {
    private static final long FEW_LEAVES = 3_000;

    // Every position of the perft file and those a ply after it, of both colours and both boards.
    private static void everyPosition(BiConsumer<Position, LegalMoves> check) {
        for (JsonNode line : Cases.kept("/perft/perft.jsonl")) {
            LegalMoves first = LegalMoves.of(Cases.position(Cases.board(line), line.path("fen")));
            check.accept(first.position(), first);
            first.all().forEach(move -> {
                Position next = first.position().after(move);
                check.accept(next, LegalMoves.of(next));
            });
        }
    }

    @Test
    void leavesOfSmallTreesAreAsManyAsPublished() {
        for (JsonNode line : Cases.kept("/perft/perft.jsonl")) {
            Position position = Cases.position(Cases.board(line), line.path("fen"));
            int depth = 1;
            for (JsonNode leaves : line.path("once")) {
                if (leaves.asLong() <= FEW_LEAVES) {
                    assertThat(Perft.count(position, depth))
                            .as(line.path("id").asText())
                            .isEqualTo(leaves.asLong());
                }
                depth++;
            }
        }
    }

    @Test
    void aSideCanCaptureWhereItsMovesAreCaptures() {
        everyPosition((position, legal) -> {
            Color side = position.sideToMove();
            assertThat(MoveGenerator.canCapture(
                            position.pieces(side),
                            position.pieces(side.opponent()),
                            position.kings(),
                            position.board().mask()))
                    .isEqualTo(legal.mustCapture());
        });
    }

    @Test
    void aSideCanStepWhereItHasMovesAndNoCapture() {
        everyPosition((position, legal) -> {
            Color side = position.sideToMove();
            if (!legal.mustCapture()) {
                assertThat(MoveGenerator.canStep(
                                position.pieces(side),
                                position.pieces(side.opponent()),
                                position.kings(),
                                position.board().mask(),
                                side == Color.WHITE))
                        .isEqualTo(!legal.isEmpty());
            }
        });
    }

    private static String printed(int status, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int ended = Perft.run(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                arguments);
        assertThat(ended).isEqualTo(status);
        return (status == 0 ? out : err).toString(StandardCharsets.UTF_8);
    }

    @Test
    void theProgramPrintsTheCountAlone() {
        assertThat(printed(0, "international", "W:W31-50:B1-20", "4").strip()).isEqualTo("4265");
        assertThat(printed(0, "brazilian", "W:W21-32:B1-12", "0").strip()).isEqualTo("1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess|W:W31-50:B1-20|4",
                "international|W:W51:B1|4",
                "international|W:W31-50:B1-20|41",
                "international|W:W31-50:B1-20|-1",
                "international|W:W31-50:B1-20|x"
            })
    void theProgramTellsWhatItCannotUse(String variant, String fen, String depth) {
        assertThat(printed(2, variant, fen, depth)).contains("depth from 0 to 40");
    }

    @Test
    void theProgramTellsItsUsage() {
        assertThat(printed(2)).startsWith("usage: ");
    }
}

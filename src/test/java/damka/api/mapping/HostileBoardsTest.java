package damka.api.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import damka.api.dto.GameInput;
import damka.api.dto.LegalMovesRequest;
import damka.api.dto.LegalMovesResponse;
import damka.api.dto.MoveDetail;
import damka.rules.Fens;
import damka.rules.HostileBoards;
import damka.rules.HostileBoards.Found;
import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.fen.FenWriter;
import damka.rules.position.Position;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No board that can be set up makes the generator work for long or the answer grow beyond bounds. The worst that climbing has
 * found are kept as cases; the slow tests go on climbing.
 */
@QuarkusTest
class HostileBoardsTest {
    private static final int MOST_BYTES = 256 * 1024;
    // A landing takes some 20 ns: this is about 5 ms.
    private static final long MOST_LANDINGS = 250_000;
    private static final long SEED = 1;

    @Inject
    LegalMovesAnswer answers;

    @Inject
    ObjectMapper mapper;

    record Case(Board board, String fen, long landings, int moves, long routes) {}

    static List<Case> cases() throws IOException {
        try (var in = HostileBoardsTest.class.getResourceAsStream("/rules/hostile-boards.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .map(parts -> new Case(
                            Board.byId(parts[0]).orElseThrow(),
                            parts[1],
                            Long.parseLong(parts[2]),
                            Integer.parseInt(parts[3]),
                            Long.parseLong(parts[4])))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theWorstBoardsKnownAreAnsweredInFull(Case hostile) {
        Position position = Fens.position(hostile.board(), hostile.fen());
        LegalMovesResponse answer = answer(position);

        assertThat(HostileBoards.landings(position))
                .isEqualTo(hostile.landings())
                .isLessThan(MOST_LANDINGS);
        assertThat(answer.total()).isEqualTo(hostile.moves());
        assertThat(HostileBoards.routes(position)).isEqualTo(hostile.routes());
        assertThat(bytes(answer)).isLessThan(MOST_BYTES);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"INTERNATIONAL, 12000", "BRAZILIAN, 12000"})
    void noBoardThatClimbingFindsTakesLong(Board board, int trials) throws IOException {
        assertThat(climbed("landings", board, HostileBoards::landings, trials)).isLessThan(MOST_LANDINGS);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"INTERNATIONAL, 12000", "BRAZILIAN, 12000"})
    void noBoardThatClimbingFindsIsAnsweredAtLength(Board board, int trials) throws IOException {
        assertThat(climbed("bytes", board, position -> bytes(answer(position)), trials))
                .isLessThan(MOST_BYTES);
        climbed("moves", board, position -> LegalMoves.of(position).size(), trials);
        climbed("routes", board, HostileBoards::routes, trials);
    }

    private long climbed(String what, Board board, ToLongFunction<Position> measure, int trials) throws IOException {
        List<Position> known = cases().stream()
                .filter(hostile -> hostile.board() == board)
                .map(hostile -> Fens.position(board, hostile.fen()))
                .toList();
        Found worst = HostileBoards.worst(board, measure, known, SEED, trials);
        Position position = worst.position();
        System.out.printf(
                "most %s %d: %s %s %d %d %d, %d bytes%n",
                what,
                worst.measured(),
                board.id(),
                FenWriter.write(position),
                HostileBoards.landings(position),
                LegalMoves.of(position).size(),
                HostileBoards.routes(position),
                bytes(answer(position)));
        return worst.measured();
    }

    private LegalMovesResponse answer(Position position) {
        String variant = position.board().id();
        GameInput game =
                new GameInput(variant, null, FenWriter.write(position), null, null, null, false, null, null, null);
        return answers.answer(new LegalMovesRequest(game, List.of(MoveDetail.fen, MoveDetail.paths), null));
    }

    private long bytes(LegalMovesResponse answer) {
        try {
            return mapper.writeValueAsBytes(answer).length;
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}

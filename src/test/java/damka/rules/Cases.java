package damka.rules;

import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Worked cases as JSON Lines: those kept with the tests, and those that lie beside the repository. */
public final class Cases {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Cases() {}

    /** The cases of a file under {@code src/test/resources}. */
    public static List<JsonNode> kept(String name) {
        try (InputStream file = Objects.requireNonNull(Cases.class.getResourceAsStream(name), name)) {
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cases of a file in the directory named by {@code damka.cases}; skips the test where there is none. */
    public static List<JsonNode> beside(String name) {
        Path file = Path.of(System.getProperty("damka.cases", "no-directory"), name);
        assumeThat(file).as("worked cases beside the repository").isReadable();
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The board that a case names. */
    public static Board board(JsonNode line) {
        return Board.byId(line.path("variant").asText()).orElseThrow();
    }

    /** The position of a case's FEN. */
    public static Position position(Board board, JsonNode fen) {
        return Fens.position(board, fen.asText());
    }

    /** A move as the cases write it: from, to, captures. */
    public static Move move(Board board, JsonNode move) {
        long captured = 0;
        for (JsonNode square : move.path("captures")) {
            captured |= board.square(square.asInt()).orElseThrow().bit();
        }
        var from = board.square(move.path("from").asInt()).orElseThrow();
        var to = board.square(move.path("to").asInt()).orElseThrow();
        return captured == 0 ? new Move.Step(from, to) : new Move.Capture(from, to, captured);
    }

    private static List<JsonNode> parse(String lines) throws IOException {
        List<JsonNode> parsed = new ArrayList<>();
        for (String line : lines.lines().toList()) {
            parsed.add(JSON.readTree(line));
        }
        return parsed;
    }
}

package damka.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damka.rules.Fens;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Positions with one move that wins material by force (source in each line of the file). */
class TacticsTest {
    // What one thread looks at in about 100 ms.
    private static final long NODES = 400_000;

    @Test
    void everyFifthIsSolved() throws IOException {
        assertThat(unsolved(5)).isEmpty();
    }

    @Test
    @Tag("slow")
    void atLeast98Of100AreSolved() throws IOException {
        assertThat(unsolved(1)).hasSizeLessThanOrEqualTo(2);
    }

    private static List<String> unsolved(int every) throws IOException {
        List<String> failed = new ArrayList<>();
        List<JsonNode> cases = cases();
        for (int i = 0; i < cases.size(); i += every) {
            JsonNode tactic = cases.get(i);
            SearchReport report =
                    Searches.search(Fens.international(tactic.get("fen").asText()), Searches.nodes(NODES));
            String found = report.best().move().from()
                    + (report.best().move().isCapture() ? "x" : "-")
                    + report.best().move().to();
            if (!texts(tactic.get("best")).contains(found)) {
                failed.add(tactic.get("id").asText() + " " + found);
            }
        }
        return failed;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private static List<JsonNode> cases() throws IOException {
        InputStream file = Objects.requireNonNull(TacticsTest.class.getResourceAsStream("/engine/tactics.jsonl"));
        List<JsonNode> cases = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                cases.add(new ObjectMapper().readTree(line));
            }
        }
        assertThat(cases).hasSize(100);
        return cases;
    }
}

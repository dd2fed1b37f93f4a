package damka.api.lesson;

import damka.rules.moves.ReasonCode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of the rules. Its sentences stand in {@code lessons_*.properties}; every fact in an answer is computed.
 *
 * @param id name in addresses
 * @param articles articles of FMJD Annex 1; may be empty
 * @param reasons the reasons that the lesson explains; each reason belongs to one lesson
 * @param positions one to three games, about each of which a question is asked
 */
public record Lesson(String id, List<String> articles, List<ReasonCode> reasons, List<Example> positions) {

    /**
     * A game about which a question is asked.
     *
     * @param ruleset id; the default of the variant where there is none
     * @param start FEN, with the plies counted so far where the draw rules matter
     * @param moves as people write them
     */
    public record Example(String variant, @Nullable String ruleset, String start, List<String> moves) {

        public Example {
            moves = List.copyOf(moves);
        }
    }

    public Lesson {
        articles = List.copyOf(articles);
        reasons = List.copyOf(reasons);
        positions = List.copyOf(positions);
        if (positions.isEmpty()) {
            throw new IllegalArgumentException("a lesson asks a question: " + id);
        }
    }
}

package damka.api.dto;

import damka.rules.moves.ReasonCode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One lesson. */
@Schema(name = "Lesson", description = "One step of the rules, with positions to try it on.")
public record LessonResponse(
        @Schema(description = "Id of the lesson.", examples = "largest-capture", required = true)
        String id,

        @Schema(description = "What it is about.", examples = "The largest capture", required = true)
        String title,

        @Schema(
                description = "The rule in words.",
                examples = "Of all captures of all your pieces you must play one that takes the most pieces.",
                required = true)
        String text,

        @Schema(description = "Articles of FMJD Annex 1; may be empty.", examples = "[\"4.13\"]", required = true)
        List<String> articles,

        @Schema(description = "The reasons that it explains.", required = true)
        List<ReasonCode> reasons,

        @Schema(description = "One to three positions with a question.", required = true)
        List<LessonPosition> positions) {

    public LessonResponse {
        articles = List.copyOf(articles);
        reasons = List.copyOf(reasons);
        positions = List.copyOf(positions);
    }
}

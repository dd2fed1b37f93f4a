package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A lesson in a list. */
@Schema(description = "A lesson in a list.")
public record LessonSummary(
        @Schema(description = "Id, as in the address of the lesson.", examples = "largest-capture", required = true)
        String id,

        @Schema(description = "What it is about.", examples = "The largest capture", required = true)
        String title) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Where the rule behind a reason is taught. */
@Schema(description = "The lesson that teaches the rule.")
public record LessonLink(
        @Schema(description = "Id of the lesson.", examples = "largest-capture", required = true)
        String id,

        @Schema(description = "What it is about.", examples = "The largest capture", required = true)
        String title,

        @Schema(description = "Its path.", examples = "/v1/lessons/largest-capture", required = true)
        String path) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an answer may hold. */
@Schema(description = "What an answer may hold.")
public record AnswerLimits(
        @Schema(
                description = "Most legal moves in an answer; over it, truncated is true.",
                examples = "512",
                required = true)
        int moves,

        @Schema(description = "Most paths of a move.", examples = "64", required = true)
        int paths,

        @Schema(description = "Most suggestions of a check.", examples = "5", required = true)
        int suggestions,

        @Schema(description = "Most items of a batch.", examples = "100", required = true)
        int batchItems,

        @Schema(description = "Width and height of a picture, in pixels.", required = true)
        Range imageSize) {}

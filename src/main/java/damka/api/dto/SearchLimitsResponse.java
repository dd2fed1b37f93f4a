package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What a search may use. */
@Schema(name = "SearchLimits", description = "What a search may use.")
public record SearchLimitsResponse(
        @Schema(description = "Thinking time, in milliseconds.", required = true)
        Range timeMs,

        @Schema(
                description = "Longest thinking time of a streamed search, in milliseconds.",
                examples = "30000",
                required = true)
        int streamTimeMs,

        @Schema(description = "Depth, in plies.", required = true)
        Range depth,

        @Schema(description = "Positions looked at.", required = true)
        Range nodes,

        @Schema(description = "Lines in an answer.", required = true)
        Range multiPv,

        @Schema(description = "Level of play.", required = true)
        Range level,

        @Schema(description = "Searches at once.", examples = "1", required = true)
        int concurrent,

        @Schema(description = "Searches that may wait.", examples = "2", required = true)
        int queue,

        @Schema(description = "How long one may wait, in milliseconds.", examples = "1000", required = true)
        int waitMs) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How a search went. */
@Schema(name = "SearchFacts", description = "How a search went.")
public record SearchFacts(
        @Schema(description = "The last completed depth, in plies.", examples = "15", required = true)
        int depth,

        @Schema(description = "The deepest position looked at, in plies.", examples = "27", required = true)
        int selectiveDepth,

        @Schema(description = "Positions looked at.", examples = "4120331", required = true)
        long nodes,

        @Schema(
                description =
                        "Thinking time of the search, in milliseconds; of an answer that was remembered, the time that it once"
                                + " took.",
                examples = "793",
                required = true)
        long timeMs,

        @Schema(
                description = "depth, nodes, time, deadline, forced, endgame, win-found or cancelled.",
                examples = "time",
                required = true)
        String stoppedBy,

        @Schema(description = "Strength, 1 to 10.", examples = "6", required = true)
        int level,

        @Schema(description = "The seed that was used.", examples = "42", required = true)
        long seed,

        @Schema(
                description = "Whether the same request gives the same answer on every machine.",
                examples = "false",
                required = true)
        boolean reproducible,

        @Schema(
                description = "Whether repetitions of earlier positions were counted.",
                examples = "true",
                required = true)
        boolean repetitionAware,

        @Schema(required = true) EngineName engine,

        @Schema(required = true) EndgameFacts endgame) {}

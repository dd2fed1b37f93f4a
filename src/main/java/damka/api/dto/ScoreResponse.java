package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How a position stands. */
@Schema(name = "Score", description = "How a position stands.")
public record ScoreResponse(
        @Schema(description = "A hundredth of a man.", examples = "centiman", required = true)
        String unit,

        @Schema(description = "Positive is good.", examples = "14", required = true)
        int value,

        @Schema(description = "For whom.", examples = "sideToMove", required = true)
        String pov) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A position in short. */
@Schema(name = "PositionSummary", description = "A position in short.")
public record PositionView(
        @Schema(description = "Canonical FEN.", examples = "W:WK4:B13,20,32,37", required = true)
        String fen,

        @Schema(
                description = "One letter a square.",
                examples = "WeeeWeeeeeeeebeeeeeebeeeeeeeeeeebeeeebeeeeeeeeeeeee",
                required = true)
        String hub,

        @Schema(description = "Who is to move.", required = true)
        Side sideToMove,

        @Schema(
                description = "Equal positions have equal keys, in every version.",
                examples = "9f2c41d07be8a613",
                required = true)
        String positionKey) {}

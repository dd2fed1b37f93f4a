package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A move that would end the game. */
@Schema(description = "A legal move that would end the game.")
public record EndingMove(
        @Schema(description = "Canonical PDN.", examples = "37x8", required = true)
        String notation,

        @Schema(description = "Its name.", examples = "37x8x12x22x32", required = true)
        String id,

        @Schema(required = true) OutcomeSummary outcome) {}

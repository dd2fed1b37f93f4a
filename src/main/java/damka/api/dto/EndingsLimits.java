package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Which endings of a board are known. */
@Schema(description = "Which endings of a variant are known exactly.")
public record EndingsLimits(
        @Schema(description = "The variant.", examples = "international", required = true)
        String variant,

        @Schema(description = "The most pieces, both sides together.", examples = "4", required = true)
        int pieces,

        @Schema(
                description = "Up to how many pieces the plies to the next conversion are known.",
                examples = "4",
                required = true)
        int piecesToConversion,

        @Schema(
                description = "Up to how many pieces the plies to the end of the game are known.",
                examples = "3",
                required = true)
        int piecesToEnd,

        @Schema(
                description = "jar: those that ship. folder: more of them, from damka.endgame.path.",
                examples = "jar",
                required = true)
        String source) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How pieces are captured. */
@Schema(description = "How pieces are captured.")
public record CaptureRules(
        @Schema(description = "A capture goes before any other move.", examples = "true", required = true)
        boolean mandatory,

        @Schema(description = "The largest number of pieces has to be captured.", examples = "true", required = true)
        boolean maximal,

        @Schema(description = "A king counts as one piece.", examples = "true", required = true)
        boolean kingCountsAsOne,

        @Schema(description = "Men capture backwards too.", examples = "true", required = true)
        boolean menBackwards,

        @Schema(description = "Kings fly.", examples = "true", required = true)
        boolean flyingKings,

        @Schema(
                description = "When captured pieces leave the board; until then they block and are jumped once.",
                examples = "after-move",
                required = true)
        String removal) {}

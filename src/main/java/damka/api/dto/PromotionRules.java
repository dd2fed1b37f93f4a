package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How a man becomes a king. */
@Schema(description = "How a man becomes a king.")
public record PromotionRules(
        @Schema(description = "Only when its move ends on the last row.", examples = "true", required = true)
        boolean onlyAtEndOfMove,

        @Schema(description = "From which move on it acts as a king.", examples = "next-move", required = true)
        String actsFrom) {}

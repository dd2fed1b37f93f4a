package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What endgame tables told a search. */
@Schema(description = "What endgame tables told a search.")
public record EndgameFacts(
        @Schema(description = "Positions that they answered.", examples = "0", required = true)
        long hits,

        @Schema(
                description = "The most pieces that they know; 0 where there are none.",
                examples = "4",
                required = true)
        int pieces) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A hint that does not give the move away. */
@Schema(name = "Hint", description = "A hint that does not give the move away.")
public record HintResponse(
        @Schema(description = "How much it says.", examples = "1", required = true)
        int level,

        @Schema(description = "In the caller's language.", examples = "Look at square 37.", required = true)
        String text) {}

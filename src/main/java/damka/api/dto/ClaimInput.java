package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A draw that a player claims. */
@Schema(name = "Claim", description = "A draw that a player claims by a rule.")
public record ClaimInput(
        @Schema(description = "Id of the rule.", examples = "threefold", required = true) @Nullable
        String rule,

        @Schema(description = "Who claims; the side to move where it is left out.") @Nullable
        Side by) {}

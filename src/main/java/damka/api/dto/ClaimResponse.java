package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A draw that may be claimed. */
@Schema(name = "PossibleClaim", description = "A draw that either side may claim.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ClaimResponse(
        @Schema(description = "Id of the rule.", examples = "threefold", required = true)
        String rule,

        @Schema(description = "The rule in a few words.", examples = "Threefold repetition", required = true)
        String name,

        @Schema(description = "The reason that the draw would have.", examples = "draw-threefold", required = true)
        String reason,

        @Schema(description = "After which ply it became possible.", examples = "41") @Nullable
        Integer since) {}

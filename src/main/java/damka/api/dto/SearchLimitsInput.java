package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What a search may use. */
@Schema(name = "SearchBounds", description = "What a search may use, each an upper bound.")
public record SearchLimitsInput(
        @Schema(description = "Thinking time, in milliseconds.", examples = "800") @Nullable
        Integer timeMs,

        @Schema(description = "Depth, in plies.", examples = "24") @Nullable
        Integer depth,

        @Schema(description = "Positions looked at.", examples = "1000000") @Nullable
        Long nodes) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A position to read. */
@Schema(description = "A position to read, check and normalise.")
public record PositionsRequest(
        @Schema(description = "The variant; international where it is left out.", examples = "international") @Nullable
        String variant,

        @Schema(description = "The notation; found out where it is left out.") @Nullable
        PositionFormatName format,

        @Schema(
                description = "The position: a text, or an array of 50 (32) entries in the order of the squares.",
                required = true)
        @Nullable
        PositionInput input,

        @Schema(description = "Who is to move, where the notation does not say it; white where it is left out.")
        @Nullable
        Side sideToMove,

        @Schema(description = "false lets composed positions through.", examples = "true") @Nullable
        Boolean strict) {}

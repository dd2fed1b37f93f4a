package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A ply of a record. */
@Schema(description = "A ply of a record, and what stands after it.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReplayPly(
        @Schema(description = "Its number in the record, from 1.", examples = "1", required = true)
        int ply,

        @Schema(description = "The move in canonical PDN.", examples = "32-28", required = true)
        String notation,

        @Schema(description = "The name of the move.", examples = "32-28", required = true)
        String id,

        @Schema(description = "The position after it.", examples = "B:WK15:B37", required = true)
        String fen,

        @Schema(
                description = "The key of this position: 16 hex digits.",
                examples = "9f2c41d07be8a613",
                required = true)
        String positionKey,

        @Schema(required = true) Counters counters,

        @Schema(description = "The position that a command in the text set up before this move.") @Nullable
        String setUp) {}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A square of a board. */
@Schema(name = "Square", description = "A square of a board.")
public record SquareResponse(
        @Schema(description = "Its number.", examples = "28", required = true)
        int square,

        @Schema(description = "Its row, from 1 at the top.", examples = "6", required = true)
        int row,

        @Schema(
                description = "Its column, from 1 at the left, as White sees the board.",
                examples = "5",
                required = true)
        int column,

        @Schema(description = "Its algebraic name.", examples = "e5", required = true)
        String algebraic,

        @Schema(description = "The row on which men become kings.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Side promotionRowOf,

        @Schema(required = true) Neighbours neighbours) {}

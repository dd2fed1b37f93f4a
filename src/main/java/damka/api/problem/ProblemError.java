package damka.api.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** One fault of a request. */
@Schema(description = "One fault of a request. Offsets count characters from 0, lines and columns from 1.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ProblemError(
        @Schema(description = "JSON pointer of the member of the body.", examples = "#/input") @Nullable
        String pointer,

        @Schema(description = "Name of the query parameter or header.", examples = "fen") @Nullable
        String parameter,

        @Schema(description = "Stable name of the fault.", examples = "SQUARE_OUT_OF_RANGE", required = true)
        String code,

        @Schema(description = "The fault in words.", examples = "Square 55 does not exist on a 10x10 board.") @Nullable
        String message,

        @Schema(description = "Where it begins, in characters of the text.", examples = "9") @Nullable
        Integer offset,

        @Schema(description = "How long the faulty part is; 0 where something is missing.", examples = "2") @Nullable
        Integer length,

        @Schema(description = "The line.", examples = "1") @Nullable
        Integer line,

        @Schema(description = "The column.", examples = "10") @Nullable
        Integer column,

        @Schema(description = "The text around it, the faulty part in square brackets.", examples = "W:WK4,K5,[55]:B4")
        @Nullable
        String excerpt,

        @Schema(description = "What would have been right.", examples = "1-50") @Nullable
        String expected) {}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What is wrong in a record, and where. */
@Schema(
        description =
                "What is wrong in a record, and where. Offsets count characters of the text as received, from 0; lines and"
                        + " columns from 1.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReplayError(
        @Schema(description = "The number of the game, from 1.", examples = "1", required = true)
        int game,

        @Schema(
                description = "Stable name: that of a reason for a move, else what is wrong with the text.",
                examples = "MORE_CAPTURES_AVAILABLE",
                required = true)
        String code,

        @Schema(description = "The ply of the record that was to be played, from 1.", examples = "7") @Nullable
        Integer ply,

        @Schema(description = "The number of the move.", examples = "4") @Nullable
        Integer moveNumber,

        @Schema(description = "Whose move it was.") @Nullable
        Side by,

        @Schema(description = "What stands there.", examples = "34x23", required = true)
        String text,

        @Schema(description = "JSON pointer of the move, in a game given as JSON.", examples = "#/game/moves/6")
        @Nullable
        String pointer,

        @Schema(description = "The line.", examples = "8") @Nullable
        Integer line,

        @Schema(description = "The column.", examples = "19") @Nullable
        Integer column,

        @Schema(description = "Where it begins.", examples = "116") @Nullable
        Integer offset,

        @Schema(description = "How long it is.", examples = "5") @Nullable
        Integer length,

        @Schema(
                description = "What would have been right: for a move the nearest legal ones.",
                examples = "[\"33x22\"]",
                required = true)
        List<String> expected,

        @Schema(description = "In the caller's language.", examples = "You have to capture.", required = true)
        String message,

        @Schema(description = "Why the move is not legal, the most specific reason first.") @Nullable
        List<ReasonResponse> reasons) {

    public ReplayError {
        expected = List.copyOf(expected);
        reasons = reasons == null ? null : List.copyOf(reasons);
    }
}

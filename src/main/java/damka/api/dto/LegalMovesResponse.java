package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The legal moves of a position. */
@Schema(name = "LegalMoves", description = "The legal moves of a position, sorted by from, to, captured squares.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LegalMovesResponse(
        @Schema(description = "Who is to move.", required = true)
        Side sideToMove,

        @Schema(description = "Whether a capture is possible, and so mandatory.", examples = "true", required = true)
        boolean mustCapture,

        @Schema(description = "How many pieces each legal move captures.", examples = "3", required = true)
        int captureCount,

        @Schema(description = "Whether there is exactly one legal move.", examples = "false", required = true)
        boolean forced,

        @Schema(description = "How many legal moves there are.", examples = "2", required = true)
        int total,

        @Schema(description = "Whether moves holds only the first ones.", examples = "false", required = true)
        boolean truncated,

        @Schema(required = true) List<MoveResponse> moves,

        @Schema(description = "Where the clicks have led, when the request has a selection.") @Nullable
        SelectionResponse selection,

        @Schema(required = true) PositionView position,

        @Schema(
                description = "The game as a token, for the next request.",
                examples = "i1.AKp3k0xYbq0m2m1QfZsR.f.0.0.0",
                required = true)
        String state,

        @Schema(description = "Turns played.", examples = "0", required = true)
        int ply,

        @Schema(required = true) HistoryName history,

        @Schema(required = true) Counters counters) {

    public LegalMovesResponse {
        moves = List.copyOf(moves);
    }
}

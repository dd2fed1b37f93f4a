package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The game after moves. */
@Schema(name = "PlayedMoves", description = "The game after the moves.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MovesResponse(
        @Schema(description = "The moves that were played.", required = true)
        List<MoveResponse> applied,

        @Schema(required = true) PositionView position,

        @Schema(
                description = "The game as a token, for the next request.",
                examples = "i1.AKp3k0xYbq0m2m1QfZsR.f.0.0.0",
                required = true)
        String state,

        @Schema(description = "Turns played.", examples = "4", required = true)
        int ply,

        @Schema(required = true) HistoryName history,

        @Schema(required = true) Counters counters,

        @Schema(required = true) OutcomeSummary outcome,

        @Schema(description = "What may be played now, with include legalMoves.") @Nullable
        List<MoveResponse> legalMoves,

        @Schema(description = "Pictures of the position, with include image.") @Nullable
        BoardLinks links) {

    public MovesResponse {
        applied = List.copyOf(applied);
        legalMoves = legalMoves == null ? null : List.copyOf(legalMoves);
    }
}

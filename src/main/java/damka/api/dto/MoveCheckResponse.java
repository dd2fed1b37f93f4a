package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Whether a move is legal, and if not, why. */
@Schema(
        name = "MoveCheck",
        description = "Whether a move is legal, and if not, why. An illegal or unreadable move is an ordinary answer.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MoveCheckResponse(
        @Schema(description = "Whether the move may be played.", examples = "false", required = true)
        boolean legal,

        @Schema(required = true) Resolution resolution,

        @Schema(description = "How the move was read; left out when it could not be.", examples = "37x26") @Nullable
        String interpretedAs,

        @Schema(description = "The legal move.") @Nullable MoveResponse move,

        @Schema(description = "Why not, the most specific reason first; warnings of a legal move.", required = true)
        List<ReasonResponse> reasons,

        @Schema(description = "Legal moves that may be meant, the nearest first; five at most.", required = true)
        List<SuggestionResponse> suggestions,

        @Schema(
                description =
                        "The legal moves that fit, when there are several, each with its shortest distinguishing notation.")
        @Nullable
        List<CandidateResponse> candidates,

        @Schema(description = "The move that a capture begun comes to, when only one does.") @Nullable
        MoveResponse completion,

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

    public MoveCheckResponse {
        reasons = List.copyOf(reasons);
        suggestions = List.copyOf(suggestions);
        candidates = candidates == null ? null : List.copyOf(candidates);
    }
}

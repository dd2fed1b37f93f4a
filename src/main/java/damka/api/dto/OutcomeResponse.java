package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How a game stands. */
@Schema(name = "Outcome", description = "How a game stands: going on, won, or drawn, and why.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OutcomeResponse(
        @Schema(required = true) GameStatus status,

        @Schema(description = "In draughts points: 2-0, 1-1, 0-2 or *.", examples = "1-1", required = true)
        String result,

        @Schema(description = "In the style of chess: 1-0, 1/2-1/2, 0-1 or *.", examples = "1/2-1/2", required = true)
        String pdnResult,

        @Schema(description = "The points of a finished game.") @Nullable
        Points points,

        @Schema(description = "Who has won.") @Nullable Side winner,

        @Schema(description = "Why the game is over.", examples = "draw-kings-without-capture") @Nullable
        String reason,

        @Schema(
                description = "Whether it ended by itself: false for what people decided, and for a claim.",
                examples = "true")
        @Nullable
        Boolean automatic,

        @Schema(description = "When it ended.") @Nullable Since since,

        @Schema(description = "Whether the game has moves after its end.", examples = "true") @Nullable
        Boolean continuesAfterEnd,

        @Schema(
                description = "How far each draw rule has come, in the order in which they are tested.",
                required = true)
        List<RuleStatusResponse> rules,

        @Schema(description = "Draws that may be claimed, with drawMode claim.", required = true)
        List<ClaimResponse> claims,

        @Schema(description = "The legal moves that would end the game, and how.", required = true)
        List<EndingMove> nextMoveEnds,

        @Schema(
                description = "The outcome in the caller's language.",
                examples = "Draw: 25 moves each by kings only, without a capture.",
                required = true)
        String message,

        @Schema(required = true) PositionView position,

        @Schema(
                description = "The game as a token, for the next request.",
                examples = "i1.AKp3k0xYbq0m2m1QfZsR.f.0.0.0",
                required = true)
        String state,

        @Schema(description = "Turns played.", examples = "41", required = true)
        int ply,

        @Schema(required = true) HistoryName history,

        @Schema(required = true) Counters counters) {

    public OutcomeResponse {
        rules = List.copyOf(rules);
        claims = List.copyOf(claims);
        nextMoveEnds = List.copyOf(nextMoveEnds);
    }
}

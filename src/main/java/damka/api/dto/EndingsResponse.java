package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What an ending is worth. */
@Schema(
        name = "Ending",
        description = "What an ending is worth to the side to move, and each of its moves, from the endgame tables.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EndingsResponse(
        @Schema(required = true) EndingValueName value,

        @Schema(required = true) EndingCategory category,

        @Schema(
                description =
                        "Plies to the next capture or move of a man, or to the end, the winner hurrying and the loser"
                                + " delaying it; left out for a draw and where it is not known.",
                examples = "3")
        @Nullable
        Integer pliesToConversion,

        @Schema(
                description =
                        "Plies to the end of the game, the winner hurrying and the loser delaying it; left out for a"
                                + " draw and where it is not known.",
                examples = "9")
        @Nullable
        Integer pliesToEnd,

        @Schema(
                description =
                        "true where the categories hold if nothing came before that is not known: the game's past was"
                                + " not given, and would matter.",
                examples = "true")
        @Nullable
        Boolean assumesNoPast,

        @Schema(description = "Pieces on the board.", examples = "3", required = true)
        int pieces,

        @Schema(
                description = "The verdict in the caller's language.",
                examples = "White wins in 5 moves with best play.",
                required = true)
        String message,

        @Schema(description = "All legal moves, best first.", required = true)
        List<EndingMoveResponse> moves,

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

    public EndingsResponse {
        moves = List.copyOf(moves);
    }
}

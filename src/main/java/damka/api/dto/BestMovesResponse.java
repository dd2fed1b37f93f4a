package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What a search found. */
@Schema(name = "BestMoves", description = "What a search found.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BestMovesResponse(
        @Schema(required = true) MoveResponse bestMove,

        @Schema(
                description = "Whether there is one legal move, so that nothing was searched.",
                examples = "false",
                required = true)
        boolean forced,

        @Schema(description = "The best moves, best first.", required = true)
        List<LineResponse> lines,

        @Schema(required = true) SearchFacts search,

        @Schema(required = true) HintResponse hint,

        @Schema(required = true) PositionView position,

        @Schema(
                description = "The game as a token, for the next request.",
                examples = "i1.AKp3k0xYbq0m2m1QfZsR.f.0.0.0",
                required = true)
        String state,

        @Schema(description = "Turns played.", examples = "0", required = true)
        int ply,

        @Schema(required = true) HistoryName history,

        @Schema(required = true) Counters counters,

        @Schema(name = "final", description = "In a stream: whether this is the last answer.", examples = "true")
        @JsonProperty("final")
        @Nullable
        Boolean last) {

    public BestMovesResponse {
        lines = List.copyOf(lines);
    }
}

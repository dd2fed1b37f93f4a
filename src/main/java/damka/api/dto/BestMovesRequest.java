package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A question for the best move. */
@Schema(description = "Which move is best? All given limits are upper bounds.")
public record BestMovesRequest(
        @Schema(required = true) @Nullable GameInput game,

        @Schema(description = "What the search may use; 800 ms where none is given.") @Nullable
        SearchLimitsInput limits,

        @Schema(description = "Strength, 1 to 10; the greatest where it is left out.", examples = "6") @Nullable
        Integer level,

        @Schema(description = "How many lines to report; one where it is left out.", examples = "3") @Nullable
        Integer multiPv,

        @Schema(
                description =
                        "Seed of the choice among moves of like worth on levels below the greatest; 0 where it is left out.",
                examples = "42")
        @Nullable
        Long seed,

        @Schema(description = "Look only at these legal moves.", examples = "[\"37-32\"]") @Nullable
        List<MoveInput> searchMoves,

        @Schema(description = "What the lines shall say besides.", examples = "[\"wdl\",\"pv\"]") @Nullable
        List<SearchDetail> include) {

    public BestMovesRequest {
        searchMoves = searchMoves == null ? null : List.copyOf(searchMoves);
        include = include == null ? null : List.copyOf(include);
    }
}

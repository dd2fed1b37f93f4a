package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A ply of a game, and how good it was. */
@Schema(
        name = "AnnotatedPly",
        description =
                "A ply of a game, and how good it was. What stands after by is left out for a ply that the budget did not"
                        + " reach, or that was played after the end of the game.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AnnotatedPlyResponse(
        @Schema(description = "Its number in the record, from 1.", examples = "3", required = true)
        int ply,

        @Schema(description = "The move in canonical PDN.", examples = "28x19", required = true)
        String notation,

        @Schema(description = "The name of the move.", examples = "28x19x23", required = true)
        String id,

        @Schema(description = "Who played it.", required = true)
        Side by,

        @Schema(description = "What it was worth.") @Nullable
        EvaluationResponse score,

        @Schema(
                description = "The best move that was found, in canonical PDN; the move itself where none is better.",
                examples = "28x19")
        @Nullable
        String bestMove,

        @Schema(description = "The name of the best move.", examples = "28x19x23") @Nullable
        String bestMoveId,

        @Schema(description = "What the best move was worth.") @Nullable
        EvaluationResponse bestScore,

        @Schema(
                description =
                        "How much less the move was worth than the best one, in centimen, for the side that played it; 0 to"
                                + " 600, since values beyond 300 and proven ends count as 300.",
                examples = "0")
        @Nullable
        Integer loss,

        @Nullable MoveLabelName label,

        @Schema(
                description =
                        "Depth of the search before the move, in plies; 0 where there was nothing to be searched.",
                examples = "13")
        @Nullable
        Integer depth) {}

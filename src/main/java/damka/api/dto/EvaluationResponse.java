package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What a move of a game is worth. */
@Schema(name = "Evaluation", description = "What a move of a game is worth, always seen from White.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EvaluationResponse(
        @Schema(description = "A hundredth of a man.", examples = "centiman", required = true)
        String unit,

        @Schema(
                description = "Positive is good for White; left out where the plies to a proven end are known.",
                examples = "14")
        @Nullable
        Integer value,

        @Schema(description = "For whom: white, whoever moved.", examples = "white", required = true)
        String pov,

        @Schema(description = "What is certain, for White.", required = true)
        VerdictName verdict,

        @Schema(description = "Plies to a proven win of White, the move itself included.", examples = "7") @Nullable
        Integer winInPlies,

        @Schema(description = "Plies to a proven win of Black, the move itself included.", examples = "8") @Nullable
        Integer lossInPlies) {}

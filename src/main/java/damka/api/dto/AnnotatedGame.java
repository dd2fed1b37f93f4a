package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game with its annotations. */
@Schema(description = "A game with its annotations.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AnnotatedGame(
        @Schema(description = "The variant.", examples = "international", required = true)
        String variant,

        @Schema(description = "The rule set that it was judged by.", examples = "fmjd", required = true)
        String ruleset,

        @Schema(description = "Where the record begins.", examples = "W:WK4:B13,20,32,37", required = true)
        String startFen,

        @Schema(description = "Whether every ply up to the end of the game is annotated.", required = true)
        boolean complete,

        @Schema(description = "The plies in order.", required = true)
        List<AnnotatedPlyResponse> plies,

        @Schema(description = "How well White played.", required = true)
        SideAnnotation white,

        @Schema(description = "How well Black played.", required = true)
        SideAnnotation black,

        @Schema(description = "How the game came out by the rule set.", required = true)
        OutcomeSummary outcome,

        @Schema(description = "true where moves follow after the end of the game.") @Nullable
        Boolean continuesAfterEnd) {

    public AnnotatedGame {
        plies = List.copyOf(plies);
    }
}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game, played over again. */
@Schema(
        description =
                "A game, played over again. What stands after the last good ply is left out where not even the start"
                        + " position could be read.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReplayedGame(
        @Schema(description = "Whether it could be played to its end.", examples = "true", required = true)
        boolean valid,

        @Schema(description = "The variant, told by the text or judged by its squares.", required = true)
        String variant,

        @Schema(description = "The rule set that it was judged by.", examples = "fmjd", required = true)
        String ruleset,

        @Schema(description = "Where the record begins.", examples = "W:WK4:B13,20,32,37") @Nullable
        String startFen,

        @Schema(description = "How many plies of the main line could be played.", examples = "6", required = true)
        int pliesValid,

        @Schema(description = "These plies.", required = true)
        List<ReplayPly> plies,

        @Schema(description = "What is wrong, in the order of the text; 20 entries at most.") @Nullable
        List<ReplayError> errors,

        @Schema(description = "What is unusual.") @Nullable List<ReplayWarning> warnings,

        @Schema(description = "The tags that say something about the play: Result, FEN, GameType.", required = true)
        List<TagCheck> tagsChecked,

        @Schema(description = "How the game came out by the rule set; what ended it first counts.") @Nullable
        OutcomeSummary outcome,

        @Schema(description = "true where moves follow after the end of the game.") @Nullable
        Boolean continuesAfterEnd,

        @Schema(
                type = SchemaType.OBJECT,
                implementation = Object.class,
                description =
                        "For each rule set of the variant the ply of the record after which it would have ended the game.",
                examples = "{\"fmjd\":null,\"progress-120\":null}")
        @Nullable
        Map<String, Integer> endsBy,

        @Schema(description = "The position after the last good ply.") @Nullable
        PositionView position,

        @Schema(
                description = "The game there as a token, for the next request.",
                examples = "i1.AKp3k0xYbq0m2m1QfZsR.f.0.0.0")
        @Nullable
        String state,

        @Schema(description = "Turns played there, with those before the record.", examples = "6") @Nullable
        Integer ply,

        @Nullable HistoryName history,

        @Nullable Counters counters) {

    public ReplayedGame {
        plies = List.copyOf(plies);
        errors = errors == null ? null : List.copyOf(errors);
        warnings = warnings == null ? null : List.copyOf(warnings);
        tagsChecked = List.copyOf(tagsChecked);
        endsBy = endsBy == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(endsBy));
    }
}

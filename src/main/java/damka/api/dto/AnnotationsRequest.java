package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Games to be annotated. */
@Schema(description = "A game, or a PDN text of games; exactly one of the two. All games share one budget.")
public record AnnotationsRequest(
        @Schema(description = "A game in any of its forms; only its turns are annotated.") @Nullable
        GameInput game,

        @Schema(
                description = "A PDN text of up to 20 games, 2,000 plies each.",
                examples = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *")
        @Nullable
        String pdn,

        @Schema(
                description =
                        "The rule set to judge by; the default of each game's variant where it is left out. Games without a"
                                + " GameType tag are read on its board, where it has only one.",
                examples = "fmjd")
        @Nullable
        String ruleset,

        @Schema(
                description =
                        "true refuses a game that goes on after its end; else what follows the end is not annotated.",
                examples = "false")
        @Nullable
        Boolean strictEnd,

        @Schema(description = "false leaves variations out: not checked, not given back.", examples = "true") @Nullable
        Boolean variations,

        @Schema(
                description =
                        "Thinking time for all plies of all games together, in milliseconds, from 100 to 20,000; 5,000 where"
                                + " neither this nor nodesPerPly is given.",
                examples = "5000")
        @Nullable
        Integer timeMsTotal,

        @Schema(
                description =
                        "Positions looked at by each search, 1,000 to 1,000,000; a ply takes one search, or two where the move"
                                + " was not the best one found. Without timeMsTotal the annotations are then the same on every"
                                + " machine, unless the longest time ends them; nothing is drawn by lot, so there is no seed.",
                examples = "20000")
        @Nullable
        Long nodesPerPly) {}

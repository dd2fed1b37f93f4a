package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A record to be played over again. */
@Schema(description = "A game, or a PDN text of games; exactly one of the two.")
public record ReplaysRequest(
        @Schema(description = "A game in any of its forms.") @Nullable
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
                description = "true makes a move after the end of the game an error; else it is a warning.",
                examples = "false")
        @Nullable
        Boolean strictEnd,

        @Schema(description = "false leaves variations out: not checked, not given back.", examples = "true") @Nullable
        Boolean variations) {}

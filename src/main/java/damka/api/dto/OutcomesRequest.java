package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A question how a game stands. */
@Schema(description = "Is the game over, and how?")
public record OutcomesRequest(
        @Schema(required = true) @Nullable GameInput game,

        @Schema(description = "Whether draw rules end the game by themselves; automatic where it is left out.")
        @Nullable
        DrawModeName drawMode,

        @Schema(description = "A draw that a player claims.") @Nullable
        ClaimInput claim,

        @Schema(description = "As the same member of the game.") @Nullable
        TerminationInput termination) {}

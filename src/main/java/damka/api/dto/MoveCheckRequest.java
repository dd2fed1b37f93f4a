package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A question whether a move is legal. */
@Schema(description = "Is this move legal, and if not, why?")
public record MoveCheckRequest(
        @Schema(required = true) @Nullable GameInput game,

        @Schema(required = true) @Nullable MoveInput move,

        @Schema(description = "Whether draw rules end the game by themselves; automatic where it is left out.")
        @Nullable
        DrawModeName drawMode) {}

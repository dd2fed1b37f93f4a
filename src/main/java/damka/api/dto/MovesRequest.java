package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Moves to play. */
@Schema(description = "Moves to play. All or nothing: the first illegal one is a problem.")
public record MovesRequest(
        @Schema(required = true) @Nullable GameInput game,

        @Schema(description = "One or more moves.", examples = "[\"13x24\"]", required = true) @Nullable
        List<MoveInput> moves,

        @Schema(description = "What the answer shall say besides.", examples = "[\"legalMoves\",\"image\"]") @Nullable
        List<MovesDetail> include,

        @Schema(description = "Whether draw rules end the game by themselves; automatic where it is left out.")
        @Nullable
        DrawModeName drawMode) {

    public MovesRequest {
        moves = moves == null ? null : List.copyOf(moves);
        include = include == null ? null : List.copyOf(include);
    }
}

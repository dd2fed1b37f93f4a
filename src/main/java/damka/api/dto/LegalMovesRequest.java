package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A question for legal moves. */
@Schema(description = "Which moves are legal?")
public record LegalMovesRequest(
        @Schema(required = true) @Nullable GameInput game,

        @Schema(description = "What the moves shall say besides.", examples = "[\"fen\",\"paths\"]") @Nullable
        List<MoveDetail> include,

        @Schema(
                description = "The squares clicked so far; an empty list asks for the pieces that can move.",
                examples = "[4]")
        @Nullable
        List<SquareInput> selection) {

    public LegalMovesRequest {
        include = include == null ? null : List.copyOf(include);
        selection = selection == null ? null : List.copyOf(selection);
    }
}

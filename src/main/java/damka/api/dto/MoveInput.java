package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A move as a caller gives it: a text, or squares.
 *
 * @param text as people write it; then there are no squares
 */
@Schema(
        name = "MoveInput",
        description = "A move: a text as people write it (32-28, 32x23, a move id, a HUB move), or squares.")
public record MoveInput(
        @Nullable String text,
        @Nullable SquareInput from,
        @Nullable SquareInput to,
        @Nullable List<SquareInput> captured,
        @Nullable List<SquareInput> path) {

    public MoveInput {
        captured = captured == null ? null : List.copyOf(captured);
        path = path == null ? null : List.copyOf(path);
    }

    /** A move as text. */
    public static MoveInput of(String text) {
        return new MoveInput(text, null, null, null, null);
    }
}

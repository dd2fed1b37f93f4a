package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A position as a caller gives it: exactly one of text and array. */
@Schema(
        name = "PositionInput",
        description = "A position: a text in any notation, or an array of what stands on the squares, in letters"
                + " (w b W B e) or words (whiteMan, empty).")
public record PositionInput(@Nullable String text, @Nullable List<String> array) {
    public PositionInput {
        array = array == null ? null : List.copyOf(array);
    }
}

package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Times that a game took. */
@Schema(name = "Clock", description = "Times that a game took, as the caller measured them.")
public record ClockInput(
        @Schema(description = "What each side begins with, in seconds.", examples = "300", required = true) @Nullable
        Double initialSeconds,

        @Schema(description = "What a side gets for each turn, in seconds; none where it is left out.", examples = "3")
        @Nullable
        Double incrementSeconds,

        @Schema(
                description = "What each ply took, in seconds, from the first.",
                examples = "[4.1,3.0]",
                required = true)
        @Nullable
        List<Double> spentSeconds) {

    public ClockInput {
        spentSeconds = spentSeconds == null ? null : List.copyOf(spentSeconds);
    }
}

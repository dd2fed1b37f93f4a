package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Where clicks have led. */
@Schema(
        name = "Selection",
        description = "Where clicks have led. The service keeps nothing: the next request has one click more.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SelectionResponse(
        @Schema(description = "The clicks.", examples = "[4]", required = true)
        List<Integer> squares,

        @Schema(description = "Whether a legal move begins with them.", examples = "true", required = true)
        boolean valid,

        @Schema(
                description =
                        "What may be clicked next; after a wrong click, what might have been clicked in its place.",
                required = true)
        List<NextSquare> next,

        @Schema(description = "The move that the clicks are, when they are all of it.") @Nullable
        MoveResponse completes) {

    public SelectionResponse {
        squares = List.copyOf(squares);
        next = List.copyOf(next);
    }
}

package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A question what an ending is worth. */
@Schema(description = "What is this ending worth?")
public record EndingsRequest(
        @Schema(required = true) @Nullable GameInput game,

        @Schema(description = "What the moves shall say besides.", examples = "[\"fen\"]") @Nullable
        List<EndingDetail> include) {

    public EndingsRequest {
        include = include == null ? null : List.copyOf(include);
    }
}

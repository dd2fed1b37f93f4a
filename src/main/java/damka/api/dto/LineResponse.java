package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** One of the best moves. */
@Schema(name = "Line", description = "One of the best moves, with what follows.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LineResponse(
        @Schema(description = "1 for the best.", examples = "1", required = true)
        int rank,

        @Schema(description = "The move in canonical PDN.", examples = "37-32", required = true)
        String move,

        @Schema(description = "Its name.", examples = "37-32", required = true)
        String id,

        @Schema(description = "How the position stands after it; left out where a win or a loss is proven.") @Nullable
        ScoreResponse score,

        @Schema(required = true) VerdictName verdict,

        @Schema(description = "Plies to a proven win.", examples = "7") @Nullable
        Integer winInPlies,

        @Schema(description = "Plies to a proven loss.", examples = "8") @Nullable
        Integer lossInPlies,

        @Schema(description = "How such games end, with include wdl.") @Nullable
        WdlResponse wdl,

        @Schema(description = "The expected turns, with include pv.", examples = "[\"37-32\",\"17-22\",\"28x17\"]")
        @Nullable
        List<String> pv) {

    public LineResponse {
        pv = pv == null ? null : List.copyOf(pv);
    }
}

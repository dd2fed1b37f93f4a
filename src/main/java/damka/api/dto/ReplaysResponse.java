package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Records, played over again. */
@Schema(name = "Replays", description = "Records, played over again.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReplaysResponse(
        @Schema(description = "Whether every game could be played to its end.", examples = "false", required = true)
        boolean valid,

        @Schema(description = "The first thing that is wrong.") @Nullable
        ReplayError firstError,

        @Schema(description = "The games in their order, each as far as it can be played.", required = true)
        List<ReplayedGame> games) {

    public ReplaysResponse {
        games = List.copyOf(games);
    }
}

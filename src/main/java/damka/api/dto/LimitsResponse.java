package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Every limit and default in force. */
@Schema(description = "Every limit and default in force. A value over a limit is refused, never cut in silence.")
public record LimitsResponse(
        @Schema(description = "Sizes of requests.", required = true)
        RequestLimits request,

        @Schema(description = "What a search may use.", required = true)
        SearchLimitsResponse search,

        @Schema(description = "What annotating games may use.", required = true)
        AnnotationLimits annotation,

        @Schema(description = "What a game may hold.", required = true)
        GameLimits game,

        @Schema(description = "What an answer may hold.", required = true)
        AnswerLimits answer,

        @Schema(description = "Which endings are known exactly.", required = true)
        List<EndingsLimits> endings) {

    public LimitsResponse {
        endings = List.copyOf(endings);
    }
}

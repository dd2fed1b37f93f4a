package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How a game stands, in short. */
@Schema(description = "How a game stands, in short.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OutcomeSummary(
        @Schema(required = true) GameStatus status,

        @Schema(description = "In draughts points: 2-0, 1-1, 0-2 or *.", examples = "*", required = true)
        String result,

        @Schema(description = "Who has won.") @Nullable Side winner,

        @Schema(description = "Why the game is over.", examples = "no-legal-moves") @Nullable
        String reason) {}

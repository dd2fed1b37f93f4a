package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A position of a lesson. */
@Schema(description = "A position of a lesson; all that it says was computed by the rules.")
public record LessonPosition(
        @Schema(description = "The variant.", examples = "international", required = true)
        String variant,

        @Schema(description = "The rule set.", examples = "fmjd", required = true)
        String ruleset,

        @Schema(description = "The position to look at.", examples = "W:W37,48:B12,22,31,32", required = true)
        String fen,

        @Schema(description = "The game so far, to send on in a request.", required = true)
        String state,

        @Schema(description = "What is asked.", examples = "Which moves are legal?", required = true)
        String question,

        @Schema(description = "The answer in words.", examples = "Only 37x8.", required = true)
        String answer,

        @Schema(description = "Pieces that each legal move captures.", examples = "3", required = true)
        int captureCount,

        @Schema(description = "The legal moves.", examples = "[\"37x8\"]", required = true)
        List<String> legalMoves,

        @Schema(description = "How the game stands.", required = true)
        OutcomeSummary outcome) {

    public LessonPosition {
        legalMoves = List.copyOf(legalMoves);
    }
}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What the draw rules have counted. Those of other rule sets, and those that are not known, are left out. */
@Schema(
        description =
                "What the draw rules have counted, in plies (turns of one player). Counts of other rule sets are left out, and so"
                        + " are those that are not known; unknown names the latter.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Counters(
        @Schema(
                description = "How often this position has stood, with the same side to move. Ignored in requests.",
                examples = "1")
        @Nullable
        Integer repetition,

        @Schema(description = "Plies in a row by kings, without a capture.", examples = "0") @Nullable
        Integer kingPliesWithoutCapture,

        @Schema(
                description = "Plies with three pieces (on 64 squares three or more kings) against a lone king.",
                examples = "0")
        @Nullable
        Integer pliesThreeAgainstKing,

        @Schema(description = "Plies with one or two pieces against a lone king.", examples = "0") @Nullable
        Integer pliesTwoAgainstKing,

        @Schema(description = "Plies with the lone king alone on the main road.", examples = "0") @Nullable
        Integer pliesOnMainRoad,

        @Schema(description = "Plies with four or five pieces, without capture or promotion.", examples = "0") @Nullable
        Integer pliesFourToFivePieces,

        @Schema(description = "Plies with six or seven pieces, without capture or promotion.", examples = "0") @Nullable
        Integer pliesSixToSevenPieces,

        @Schema(description = "Plies without a capture, a promotion or a move of a man.", examples = "0") @Nullable
        Integer pliesWithoutProgress,

        @Schema(description = "Plies without a capture.", examples = "0") @Nullable
        Integer pliesWithoutCapture,

        @Schema(
                description = "Counts of the rule set that are not known. Ignored in requests.",
                examples = "[\"repetition\"]")
        @Nullable
        List<String> unknown) {

    public Counters {
        unknown = unknown == null ? null : List.copyOf(unknown);
    }
}

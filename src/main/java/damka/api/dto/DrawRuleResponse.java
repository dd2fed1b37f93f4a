package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A rule that makes a game a draw. */
@Schema(name = "DrawRule", description = "A rule that makes a game a draw when its count reaches the limit.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DrawRuleResponse(
        @Schema(description = "Its id, unique in its rule set.", examples = "kings-without-capture", required = true)
        String id,

        @Schema(description = "The rule in a few words.", examples = "Kings only, no capture", required = true)
        String name,

        @Schema(
                description = "The reason of a game that it ends.",
                examples = "draw-kings-without-capture",
                required = true)
        String reason,

        @Schema(description = "The count at which it is met.", examples = "50", required = true)
        int limit,

        @Schema(description = "What is counted: plies or occurrences.", examples = "plies", required = true)
        String unit,

        @Schema(description = "Whether it ends the game by itself, or by a claim.", examples = "true", required = true)
        boolean automatic,

        @Schema(description = "The material with which the count starts.", examples = "[\"any\"]") @Nullable
        List<String> startsWith,

        @Schema(description = "The material with which it goes on.", examples = "[\"any\"]") @Nullable
        List<String> goesOnWith,

        @Schema(
                description = "What sets it to 0: capture, man-move, promotion.",
                examples = "[\"capture\",\"man-move\"]")
        @Nullable
        List<String> resetsOn,

        @Schema(description = "Article of FMJD Annex 1.", examples = "6.2") @Nullable
        String article,

        @Schema(
                description = "The rule in words.",
                examples = "25 moves each by kings only, without a capture.",
                required = true)
        String text) {

    public DrawRuleResponse {
        startsWith = startsWith == null ? null : List.copyOf(startsWith);
        goesOnWith = goesOnWith == null ? null : List.copyOf(goesOnWith);
        resetsOn = resetsOn == null ? null : List.copyOf(resetsOn);
    }
}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import damka.rules.moves.ReasonCode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A reason why a move is not legal. */
@Schema(
        name = "Reason",
        description = "A reason why a move is not legal, or a warning. The code is stable and never translated.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReasonResponse(
        @Schema(required = true) ReasonCode code,

        @Schema(description = "error or warning.", examples = "error", required = true)
        String severity,

        @Schema(description = "The squares to light up.", examples = "[37,31,26]", required = true)
        List<Integer> squares,

        @Schema(description = "Where it is written; left out where the articles are silent.") @Nullable
        RuleReference rule,

        @Schema(
                description = "What the sentence says, as data.",
                examples = "{\"captured\":1,\"required\":3}",
                required = true)
        Map<String, Object> facts,

        @Schema(
                description = "The reason in the caller's language.",
                examples = "You have to capture.",
                required = true)
        String message,

        @Schema(description = "Where the rule is taught.") @Nullable
        LessonLink lesson) {

    public ReasonResponse {
        squares = List.copyOf(squares);
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import damka.rules.moves.ReasonCode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A reason in general. */
@Schema(description = "A reason in general.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReasonDescription(
        @Schema(required = true) ReasonCode code,

        @Schema(description = "error or warning.", examples = "error", required = true)
        String severity,

        @Schema(description = "Articles of FMJD Annex 1; may be empty.", examples = "[\"5.4.8\"]", required = true)
        List<String> articles,

        @Schema(description = "The reason in words.", examples = "A larger capture is mandatory", required = true)
        String title,

        @Schema(description = "Where the rule is taught.") @Nullable
        LessonLink lesson) {

    public ReasonDescription {
        articles = List.copyOf(articles);
    }
}

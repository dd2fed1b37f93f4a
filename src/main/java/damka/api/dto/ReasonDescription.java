package damka.api.dto;

import damka.rules.moves.ReasonCode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A reason in general. */
@Schema(description = "A reason in general.")
public record ReasonDescription(
        @Schema(required = true) ReasonCode code,

        @Schema(description = "error or warning.", examples = "error", required = true)
        String severity,

        @Schema(description = "Articles of FMJD Annex 1; may be empty.", examples = "[\"5.4.8\"]", required = true)
        List<String> articles,

        @Schema(description = "The reason in words.", examples = "A larger capture is mandatory", required = true)
        String title) {

    public ReasonDescription {
        articles = List.copyOf(articles);
    }
}

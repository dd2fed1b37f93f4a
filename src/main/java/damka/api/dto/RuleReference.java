package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Where a rule is written. */
@Schema(description = "Where a rule is written.")
public record RuleReference(
        @Schema(description = "The rule set.", examples = "fmjd", required = true)
        String ruleset,

        @Schema(
                description = "Articles of FMJD Annex 1, the most telling first.",
                examples = "[\"5.4.8\"]",
                required = true)
        List<String> articles) {

    public RuleReference {
        articles = List.copyOf(articles);
    }
}

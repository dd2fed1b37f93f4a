package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A rule set as data. */
@Schema(
        name = "Ruleset",
        description =
                "A rule set as data. What may be played and who has won is the same in all of them; they differ in"
                        + " when a game is drawn.")
public record RulesetResponse(
        @Schema(description = "Its id.", examples = "fmjd", required = true)
        String id,

        @Schema(description = "Its name.", examples = "FMJD", required = true)
        String name,

        @Schema(description = "What it is.", examples = "The rules of the world federation.", required = true)
        String description,

        @Schema(description = "The variants that it belongs to.", examples = "[\"international\"]", required = true)
        List<String> variants,

        @Schema(
                description = "The variants that use it where none is named.",
                examples = "[\"international\"]",
                required = true)
        List<String> defaultFor,

        @Schema(required = true) CaptureRules capture,

        @Schema(required = true) PromotionRules promotion,

        @Schema(
                description = "Whether a position that stands for the third time is a draw.",
                examples = "true",
                required = true)
        boolean threefold,

        @Schema(description = "When a game is drawn, in the order in which the rules are tested.", required = true)
        List<DrawRuleResponse> drawRules,

        @Schema(
                description = "The articles of FMJD Annex 1 that reasons, lessons and draw rules cite, in our words.",
                required = true)
        List<ArticleResponse> articles) {

    public RulesetResponse {
        variants = List.copyOf(variants);
        defaultFor = List.copyOf(defaultFor);
        drawRules = List.copyOf(drawRules);
        articles = List.copyOf(articles);
    }
}

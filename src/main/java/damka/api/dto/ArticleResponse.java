package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An article of the rules. */
@Schema(name = "Article", description = "An article of FMJD Annex 1, in our words.")
public record ArticleResponse(
        @Schema(description = "Its number.", examples = "4.13", required = true)
        String article,

        @Schema(
                description = "What it says.",
                examples = "The largest number of pieces has to be captured.",
                required = true)
        String text) {}

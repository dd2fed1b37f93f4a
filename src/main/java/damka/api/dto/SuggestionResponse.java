package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A legal move that may be meant. */
@Schema(name = "Suggestion", description = "A legal move that may be meant.")
public record SuggestionResponse(
        @Schema(description = "Canonical PDN.", examples = "37x8", required = true)
        String notation,

        @Schema(description = "The full route.", examples = "37x28x17x8", required = true)
        String route,

        @Schema(description = "Its name.", examples = "37x8x12x22x32", required = true)
        String id,

        @Schema(required = true) SuggestionReason why) {}

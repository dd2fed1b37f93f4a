package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What is unusual in a text that could be read all the same. */
@Schema(name = "Warning", description = "What is unusual in a text that could be read all the same.")
public record WarningResponse(
        @Schema(description = "Stable name.", examples = "FEN_TAG_WRAPPER", required = true)
        String code,

        @Schema(description = "In the caller's language.", examples = "The text is a whole PDN tag.", required = true)
        String message) {}

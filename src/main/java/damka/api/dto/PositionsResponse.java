package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A position in all notations. */
@Schema(name = "ReadPosition", description = "A position that was read, in all notations.")
public record PositionsResponse(
        @Schema(required = true) PositionFormatName detectedFormat,

        @Schema(description = "Always true: what is not valid is a problem.", examples = "true", required = true)
        boolean valid,

        @Schema(description = "What is unusual in the text.", required = true)
        List<WarningResponse> warnings,

        @Schema(required = true) PositionDetails position,

        @Schema(
                description = "The position in words.",
                examples = "White: king 4. Black: men 13, 20, 32, 37. White to move.",
                required = true)
        String description) {

    public PositionsResponse {
        warnings = List.copyOf(warnings);
    }
}

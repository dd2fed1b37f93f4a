package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The points of a game. */
@Schema(description = "The points of a game: two are shared.")
public record Points(
        @Schema(examples = "1", required = true) int white,
        @Schema(examples = "1", required = true) int black) {}

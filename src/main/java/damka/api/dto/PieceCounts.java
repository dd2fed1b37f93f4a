package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The pieces of both sides. */
@Schema(description = "The pieces of both sides.")
public record PieceCounts(
        @Schema(required = true) SideCounts white,
        @Schema(required = true) SideCounts black) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A piece that a move captures. */
@Schema(description = "A piece that a move captures.")
public record CapturedPiece(
        @Schema(description = "Where it stood.", examples = "13", required = true)
        int square,

        @Schema(description = "What it was.", required = true)
        PieceName piece) {}

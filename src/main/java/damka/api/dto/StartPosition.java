package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The start of a new game. */
@Schema(description = "The start of a new game.")
public record StartPosition(
        @Schema(description = "As FEN.", examples = "W:W31,32,33:B18,19,20", required = true)
        String fen,

        @Schema(
                description = "As a string of the HUB protocol.",
                examples = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
                required = true)
        String hub) {}

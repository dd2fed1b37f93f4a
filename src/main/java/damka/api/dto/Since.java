package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** When something came about. */
@Schema(description = "When it came about.")
public record Since(
        @Schema(description = "After this ply of the game.", examples = "41", required = true)
        int ply) {}

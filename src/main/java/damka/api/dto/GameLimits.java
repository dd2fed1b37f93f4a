package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What a game may hold. */
@Schema(description = "What a game may hold.")
public record GameLimits(
        @Schema(description = "Most plies of a game.", examples = "2000", required = true)
        int plies,

        @Schema(description = "Most games of a PDN text.", examples = "20", required = true)
        int pdnGames) {}

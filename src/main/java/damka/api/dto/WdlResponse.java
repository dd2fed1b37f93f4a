package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How games end. */
@Schema(name = "Wdl", description = "How such games end, per mille, for the side to move.")
public record WdlResponse(
        @Schema(examples = "180", required = true) int win,
        @Schema(examples = "720", required = true) int draw,
        @Schema(examples = "100", required = true) int loss) {}

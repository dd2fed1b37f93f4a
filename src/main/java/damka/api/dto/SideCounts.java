package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The pieces of a side. */
@Schema(description = "The pieces of a side.")
public record SideCounts(
        @Schema(examples = "4", required = true) int men,
        @Schema(examples = "1", required = true) int kings) {}

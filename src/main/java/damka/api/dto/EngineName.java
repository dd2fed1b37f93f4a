package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Which engine. */
@Schema(name = "Engine", description = "Which engine searched.")
public record EngineName(
        @Schema(examples = "damka", required = true) String name,
        @Schema(examples = "1.0.0", required = true) String version) {}

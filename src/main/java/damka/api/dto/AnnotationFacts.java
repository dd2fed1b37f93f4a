package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How the annotating went. */
@Schema(description = "How the annotating went.")
public record AnnotationFacts(
        @Schema(description = "Positions looked at.", examples = "7120331", required = true)
        long nodes,

        @Schema(description = "Time used, in milliseconds.", examples = "4993", required = true)
        long timeMs,

        @Schema(
                description = "Whether the same request gives the same annotations on every machine.",
                examples = "false",
                required = true)
        boolean reproducible,

        @Schema(required = true) EngineName engine) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** An end that people decided. */
@Schema(name = "Termination", description = "An end that people or a clock decided.")
public record TerminationInput(
        @Schema(description = "How.", examples = "resignation", required = true) @Nullable
        TerminationType type,

        @Schema(
                description = "Who resigned, left, or ran out of time. Not asked for an agreed draw.",
                examples = "black")
        @Nullable
        Side by) {}

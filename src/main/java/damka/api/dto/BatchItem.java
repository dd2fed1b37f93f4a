package damka.api.dto;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** One request of a batch. */
@Schema(description = "One request of a batch.")
public record BatchItem(
        @Schema(description = "By which its answer is known; each only once.", examples = "a", required = true)
        @Nullable
        String id,

        @Schema(
                description = "positions, legal-moves, move-checks, moves or outcomes.",
                examples = "move-checks",
                required = true)
        @Nullable
        String operation,

        @Schema(
                description = "What would be the body of a POST to this operation.",
                type = SchemaType.OBJECT,
                implementation = Object.class,
                required = true)
        @Nullable
        JsonNode body) {}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The answer to one request of a batch. */
@Schema(description = "The answer to one request of a batch: a body, or a problem.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BatchAnswer(
        @Schema(description = "The id of the request; left out where it has none that can be read.", examples = "a")
        @Nullable
        String id,

        @Schema(
                description = "The HTTP status that the request would have got alone.",
                examples = "200",
                required = true)
        int status,

        @Schema(description = "What the operation answers.", type = SchemaType.OBJECT, implementation = Object.class)
        @Nullable
        Object body,

        @Schema(ref = "Problem") @Nullable Object problem) {}

package damka.api.dto;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Requests in one. */
@Schema(description = "Up to 100 requests to cheap operations in one.")
public record BatchesRequest(
        @Schema(
                description = "The requests; each is answered by itself.",
                type = SchemaType.ARRAY,
                implementation = BatchItem.class,
                required = true)
        @Nullable
        List<JsonNode> items) {

    public BatchesRequest {
        items = items == null ? null : List.copyOf(items);
    }
}

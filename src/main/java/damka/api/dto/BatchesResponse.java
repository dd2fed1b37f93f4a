package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The answers to the requests of a batch. */
@Schema(name = "Batches", description = "The answers to the requests of a batch.")
public record BatchesResponse(
        @Schema(description = "In the order of the requests.", required = true)
        List<BatchAnswer> items) {

    public BatchesResponse {
        items = List.copyOf(items);
    }
}

package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All reasons. */
@Schema(name = "ReasonDescriptions", description = "All reasons why a move may not be legal.")
public record ReasonsResponse(@Schema(required = true) List<ReasonDescription> reasons) {
    public ReasonsResponse {
        reasons = List.copyOf(reasons);
    }
}

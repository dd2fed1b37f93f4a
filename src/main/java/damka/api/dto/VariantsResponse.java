package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All variants. */
@Schema(name = "Variants", description = "All variants.")
public record VariantsResponse(@Schema(required = true) List<VariantResponse> variants) {
    public VariantsResponse {
        variants = List.copyOf(variants);
    }
}

package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All rule sets. */
@Schema(name = "Rulesets", description = "All rule sets.")
public record RulesetsResponse(@Schema(required = true) List<RulesetResponse> rulesets) {
    public RulesetsResponse {
        rulesets = List.copyOf(rulesets);
    }
}

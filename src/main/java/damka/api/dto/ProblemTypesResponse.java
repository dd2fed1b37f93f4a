package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All types of problems. */
@Schema(name = "ProblemTypeDescriptions", description = "All types of problems.")
public record ProblemTypesResponse(
        @Schema(description = "By status, then as documented.", required = true)
        List<ProblemTypeResponse> problems) {
    public ProblemTypesResponse {
        problems = List.copyOf(problems);
    }
}

package damka.api.dto;

import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** What annotating may cost, as query parameters, for a body that is a PDN text. */
public record BudgetRequest(
        @QueryParam("timeMsTotal")
        @Parameter(description = "As the member of the body, for a body that is a PDN text.", example = "5000")
        @Nullable
        String timeMsTotal,

        @QueryParam("nodesPerPly")
        @Parameter(description = "As the member of the body, for a body that is a PDN text.", example = "20000")
        @Nullable
        String nodesPerPly) {}

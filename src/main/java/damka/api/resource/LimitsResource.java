package damka.api.resource;

import damka.api.dto.LimitsResponse;
import damka.api.mapping.Limits;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The limits in force. */
@Path("/v1/limits")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Catalogue")
@NonBlocking
public class LimitsResource {
    private final Limits limits;

    /** Serving these. */
    public LimitsResource(Limits limits) {
        this.limits = limits;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "getLimits", summary = "Every limit and default in force")
    public LimitsResponse get() {
        return limits.response();
    }
}

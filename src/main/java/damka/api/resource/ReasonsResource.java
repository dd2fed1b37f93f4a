package damka.api.resource;

import damka.api.dto.ReasonsResponse;
import damka.api.mapping.Reasons;
import damka.api.text.Language;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The reasons why moves are not legal. */
@Path("/v1/reasons")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Catalogue")
@NonBlocking
public class ReasonsResource {
    private final Reasons reasons;

    /** In these words. */
    public ReasonsResource(Reasons reasons) {
        this.reasons = reasons;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listReasons", summary = "All reasons why a move may not be legal")
    public ReasonsResponse list(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return new ReasonsResponse(reasons.all(language));
    }
}

package damka.api.resource;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Leads a visitor to the documentation. */
@Path("/")
@NonBlocking
public class HomeResource {

    /** To Swagger UI. */
    @GET
    @Operation(hidden = true)
    public Response get() {
        return Response.seeOther(URI.create("/q/swagger-ui/")).build();
    }
}

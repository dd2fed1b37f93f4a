package damka.api.resource;

import damka.api.dto.PositionsRequest;
import damka.api.dto.PositionsResponse;
import damka.api.mapping.PositionsAnswer;
import damka.api.text.Language;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Positions: read, checked, told in all notations. */
@Path("/v1/positions")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rules")
@NonBlocking
public class PositionsResource {
    private final PositionsAnswer answer;

    /** Answering with this. */
    public PositionsResource(PositionsAnswer answer) {
        this.answer = answer;
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "readPosition",
            summary = "Read, check and normalise a position",
            description =
                    "FEN as it is met in the wild, HUB, an array, a picture of lines, or a token; all notations come out.")
    public PositionsResponse post(
            PositionsRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return answer.answer(request, language);
    }
}

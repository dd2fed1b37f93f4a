package damka.api.resource;

import damka.api.dto.MoveCheckRequest;
import damka.api.dto.MoveCheckResponse;
import damka.api.mapping.MoveCheckAnswer;
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

/** Whether moves are legal, and if not, why. */
@Path("/v1/move-checks")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rules")
@NonBlocking
public class MoveChecksResource {
    private final MoveCheckAnswer answer;

    /** Answering with this. */
    public MoveChecksResource(MoveCheckAnswer answer) {
        this.answer = answer;
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "checkMove",
            summary = "Is this move legal, and if not, why?",
            description =
                    "An illegal or unreadable move is an ordinary answer: reasons with articles, and legal moves that may be meant.")
    public MoveCheckResponse post(
            MoveCheckRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return answer.answer(request, language);
    }
}

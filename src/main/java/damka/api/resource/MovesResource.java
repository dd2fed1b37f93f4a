package damka.api.resource;

import damka.api.dto.MovesRequest;
import damka.api.dto.MovesResponse;
import damka.api.mapping.MovesAnswer;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Moves, played. */
@Path("/v1/moves")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rules")
@NonBlocking
public class MovesResource {
    private final MovesAnswer answer;

    /** Answering with this. */
    public MovesResource(MovesAnswer answer) {
        this.answer = answer;
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "playMoves",
            summary = "Play one or more moves",
            description = "All or nothing: the first illegal move is a problem with its reasons.")
    public MovesResponse post(MovesRequest request) {
        return answer.answer(request);
    }
}

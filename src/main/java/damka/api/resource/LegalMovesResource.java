package damka.api.resource;

import damka.api.dto.GameQuery;
import damka.api.dto.LegalMovesRequest;
import damka.api.dto.LegalMovesResponse;
import damka.api.dto.MoveDetail;
import damka.api.mapping.LegalMovesAnswer;
import damka.api.mapping.Query;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The legal moves of positions. */
@Path("/v1/legal-moves")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rules")
@NonBlocking
public class LegalMovesResource {
    private final LegalMovesAnswer answer;

    /** Answering with this. */
    public LegalMovesResource(LegalMovesAnswer answer) {
        this.answer = answer;
    }

    /** By query parameters. */
    @GET
    @Operation(
            operationId = "getLegalMoves",
            summary = "The legal moves of a position",
            description = "As the POST, for a position without its history; can be cached.")
    public LegalMovesResponse get(
            @BeanParam GameQuery game,
            @QueryParam("selection")
                    @Parameter(description = "The squares clicked so far, separated by commas.", example = "4")
                    @Nullable
                    String selection,
            @QueryParam("include")
                    @Parameter(description = "fen, paths, or both, separated by a comma.", example = "fen")
                    @Nullable
                    String include) {
        return answer.answer(new LegalMovesRequest(
                Query.game(game), Query.names(MoveDetail.class, "include", include), Query.squares(selection)));
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "findLegalMoves",
            summary = "The legal moves of a game",
            description = "Sorted by from, to, captured squares; with selection also where clicks lead.")
    public LegalMovesResponse post(LegalMovesRequest request) {
        return answer.answer(request);
    }
}

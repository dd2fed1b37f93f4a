package damka.api.resource;

import damka.api.dto.EndingDetail;
import damka.api.dto.EndingsRequest;
import damka.api.dto.EndingsResponse;
import damka.api.dto.GameQuery;
import damka.api.mapping.EndingsAnswer;
import damka.api.mapping.Query;
import damka.api.text.Language;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What endings are worth. */
@Path("/v1/endings")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Search")
@NonBlocking
public class EndingsResource {
    private final EndingsAnswer answer;

    /** Answering with this. */
    public EndingsResource(EndingsAnswer answer) {
        this.answer = answer;
    }

    /** By query parameters. */
    @GET
    @Operation(
            operationId = "getEnding",
            summary = "What is an ending worth?",
            description = "As the POST, for a position without its history; can be cached.")
    public Uni<EndingsResponse> get(
            @BeanParam GameQuery game,
            @QueryParam("include") @Parameter(description = "fen.", example = "fen") @Nullable String include,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        EndingsRequest request =
                new EndingsRequest(Query.game(game), Query.names(EndingDetail.class, "include", include));
        return Uni.createFrom().completionStage(answer.answer(request, language));
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "findEnding",
            summary = "What is an ending of a game worth?",
            description =
                    "From the endgame tables: won, drawn or lost, by the pieces alone and under the draw rules with the counters of the game, with the distance where it is known, and the same of each legal move, best first. A position of more pieces than the tables hold (/v1/limits) is a problem, 404 not-in-tables.")
    public Uni<EndingsResponse> post(
            EndingsRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return Uni.createFrom().completionStage(answer.answer(request, language));
    }
}

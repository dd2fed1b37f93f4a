package damka.api.resource;

import damka.api.dto.DrawModeName;
import damka.api.dto.GameQuery;
import damka.api.dto.OutcomeResponse;
import damka.api.dto.OutcomesRequest;
import damka.api.mapping.Outcomes;
import damka.api.mapping.Query;
import damka.api.text.Language;
import io.smallrye.common.annotation.NonBlocking;
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

/** How games stand. */
@Path("/v1/outcomes")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rules")
@NonBlocking
public class OutcomesResource {
    private final Outcomes outcomes;

    /** Answering with this. */
    public OutcomesResource(Outcomes outcomes) {
        this.outcomes = outcomes;
    }

    /** By query parameters. */
    @GET
    @Operation(
            operationId = "getOutcome",
            summary = "Is a position the end of a game?",
            description = "As the POST, for a position without its history; can be cached.")
    public OutcomeResponse get(
            @BeanParam GameQuery game,
            @QueryParam("drawMode") @Parameter(description = "automatic or claim.", example = "automatic") @Nullable
                    String drawMode,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return outcomes.answer(
                new OutcomesRequest(
                        Query.game(game), Query.optionalName(DrawModeName.class, "drawMode", drawMode), null, null),
                language);
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "findOutcome",
            summary = "Is the game over, and how?",
            description =
                    "The result and its reason, how far each draw rule has come, what may be claimed, which moves would end the game.")
    public OutcomeResponse post(
            OutcomesRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return outcomes.answer(request, language);
    }
}

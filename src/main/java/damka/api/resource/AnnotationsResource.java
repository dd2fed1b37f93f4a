package damka.api.resource;

import damka.api.dto.AnnotationProgress;
import damka.api.dto.AnnotationsRequest;
import damka.api.dto.AnnotationsResponse;
import damka.api.dto.BudgetRequest;
import damka.api.edge.Leaving;
import damka.api.mapping.AnnotationReading.QueryBudget;
import damka.api.mapping.Annotations;
import damka.api.mapping.Prefer;
import damka.api.text.Language;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Whole games, each move judged. */
@Path("/v1/annotations")
@Tag(name = "Search")
@Blocking
public class AnnotationsResource {
    private static final String PDN = damka.api.edge.Operation.PDN;

    private static final String ABOUT =
            "Says of each ply what it was worth, seen from White, which move was best, how much was lost, and a label. All"
                    + " plies of all games share one time budget: first every position gets a little, then the hard ones"
                    + " more; a forced ply costs nothing. When the time is over, the answer is what was found, with complete"
                    + " false where a ply is missing. A game with an error is a problem; it says the first one, as"
                    + " /v1/replays would. A PDN text may also be the body itself, in UTF-8 or Latin-1, with the budget in"
                    + " the query. With Accept application/vnd.pdn the games come back with an evaluation ([%eval 0.35], in"
                    + " men, seen from White; #3 is a proven win of White in three moves, #-3 of Black) behind each ply,"
                    + " $6 behind an inaccuracy, $2 behind a mistake, $4 behind a blunder, where the text has no mark of its"
                    + " own, and the better move as a variation. With Accept application/x-ndjson an object for each ply as"
                    + " soon as it is annotated, the whole answer at the end with final, and a heartbeat each second."
                    + " Closing the connection ends the search. Annotating is the first to be refused when searches wait.";

    private final Annotations annotations;
    private final CurrentVertxRequest current;

    /** Searching with this. */
    public AnnotationsResource(Annotations annotations, CurrentVertxRequest current) {
        this.annotations = annotations;
        this.current = current;
    }

    /** By a body. */
    @POST
    @Consumes({MediaType.APPLICATION_JSON, PDN})
    @Produces({MediaType.APPLICATION_JSON, PDN})
    @Operation(operationId = "annotateGames", summary = "How good was each move of a game?", description = ABOUT)
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = AnnotationsRequest.class)),
                @Content(mediaType = PDN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(
            responseCode = "200",
            description = "The games, annotated as far as the time went.",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = AnnotationsResponse.class)),
                @Content(mediaType = PDN, schema = @Schema(type = SchemaType.STRING)),
                @Content(
                        mediaType = damka.api.edge.Operation.NDJSON,
                        schema = @Schema(oneOf = {AnnotationProgress.class, AnnotationsResponse.class}))
            })
    public Uni<Response> post(
            AnnotationsRequest request,
            @BeanParam BudgetRequest budget,
            @HeaderParam("Prefer") @Parameter(description = "wait=N: the longest wait, in seconds.") @Nullable
                    String prefer,
            @HeaderParam(HttpHeaders.ACCEPT) @Parameter(hidden = true) String accepted,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        Annotations.Running running = annotations.begin(
                request, QueryBudget.of(budget), Prefer.patience(prefer), language, question -> step -> {});
        // Perhaps the caller went away while the games were read.
        Leaving.with(current.getCurrent(), running.leave());
        return Uni.createFrom()
                .completionStage(running.result())
                .map(found -> PDN.equals(accepted)
                        ? Response.ok(annotations.pdn(found, running.question(), language), PDN + ";charset=utf-8")
                                .build()
                        : Response.ok(annotations.write(found, running.question(), null), MediaType.APPLICATION_JSON)
                                .build());
    }
}

package damka.api.resource;

import damka.api.dto.BestMovesRequest;
import damka.api.dto.BestMovesResponse;
import damka.api.dto.GameQuery;
import damka.api.dto.SearchDetail;
import damka.api.dto.SearchLimitsInput;
import damka.api.edge.Leaving;
import damka.api.mapping.BestMoves;
import damka.api.mapping.Prefer;
import damka.api.mapping.Query;
import damka.api.text.Language;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
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

/** The best moves of games. */
@Path("/v1/best-moves")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Search")
@NonBlocking
public class BestMovesResource {
    private final BestMoves best;
    private final CurrentVertxRequest current;

    /** Searching with this. */
    public BestMovesResource(BestMoves best, CurrentVertxRequest current) {
        this.best = best;
        this.current = current;
    }

    /** By query parameters. */
    @GET
    @Operation(
            operationId = "getBestMoves",
            summary = "The best moves of a position",
            description =
                    "As the POST, for a position without its history; can be cached, so it has no time limit of its own: give nodes or depth.")
    public Uni<BestMovesResponse> get(
            @BeanParam GameQuery game,
            @QueryParam("level") @Parameter(description = "Strength, 1 to 10.", example = "10") @Nullable String level,
            @QueryParam("depth") @Parameter(description = "Depth, in plies.", example = "8") @Nullable String depth,
            @QueryParam("nodes") @Parameter(description = "Positions looked at.", example = "20000") @Nullable
                    String nodes,
            @QueryParam("seed") @Parameter(description = "Seed of the choice.", example = "42") @Nullable String seed,
            @QueryParam("multiPv") @Parameter(description = "How many lines.", example = "1") @Nullable String multiPv,
            @QueryParam("include")
                    @Parameter(description = "wdl, pv, or both, separated by a comma.", example = "pv")
                    @Nullable
                    String include,
            @HeaderParam("Prefer") @Parameter(description = "wait=N: the longest wait, in seconds.") @Nullable
                    String prefer,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        BestMovesRequest request = new BestMovesRequest(
                Query.game(game),
                new SearchLimitsInput(null, Query.smallNumber("depth", depth), Query.number("nodes", nodes)),
                Query.smallNumber("level", level),
                Query.smallNumber("multiPv", multiPv),
                Query.number("seed", seed),
                null,
                Query.names(SearchDetail.class, "include", include));
        return answer(best.begin(request, Prefer.patience(prefer)), language);
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "findBestMoves",
            summary = "The best moves of a game",
            description =
                    "Anytime: the best moves so far when a limit is reached. Never an illegal move. With Accept application/x-ndjson or text/event-stream an answer for each completed depth, the last with final, and a heartbeat each second; closing the connection ends the search.")
    public Uni<BestMovesResponse> post(
            BestMovesRequest request,
            @HeaderParam("Prefer") @Parameter(description = "wait=N: the longest wait, in seconds.") @Nullable
                    String prefer,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return answer(best.begin(request, Prefer.patience(prefer)), language);
    }

    private Uni<BestMovesResponse> answer(BestMoves.Running running, Language language) {
        Leaving.with(current.getCurrent(), running.leave());
        return Uni.createFrom()
                .completionStage(running.result())
                .map(report -> best.write(report, running.question(), language, null));
    }
}

package damka.api.resource;

import damka.api.dto.ReplaysRequest;
import damka.api.dto.ReplaysResponse;
import damka.api.mapping.Deadline;
import damka.api.mapping.Replays;
import damka.api.pool.LargePool;
import damka.api.problem.Json;
import damka.api.text.Language;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
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

/** Whole games, played over again. */
@Path("/v1/replays")
@Tag(name = "Games")
@Blocking
public class ReplaysResource {
    private static final String PDN = damka.api.edge.Operation.PDN;

    private final Replays replays;
    private final LargePool pool;
    private final Json json;

    /** Answering with this, in this pool. */
    public ReplaysResource(Replays replays, LargePool pool, Json json) {
        this.replays = replays;
        this.pool = pool;
        this.json = json;
    }

    /** By a body. */
    @POST
    @Consumes({MediaType.APPLICATION_JSON, PDN})
    @Produces({MediaType.APPLICATION_JSON, PDN})
    @Operation(
            operationId = "replayGames",
            summary = "Play whole games over again",
            description =
                    "Are these games legal, where is the first one not, how does each end, and after which ply would each rule set have ended it? A move that is not legal is no problem here: the games and plies before it stand. A PDN text may also be the body itself, in UTF-8 or Latin-1. With Accept application/vnd.pdn the games come back in clean PDN; games with an error are then a problem.")
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = ReplaysRequest.class)),
                @Content(mediaType = PDN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(
            responseCode = "200",
            description = "The games, as far as each can be played.",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = ReplaysResponse.class)),
                @Content(mediaType = PDN, schema = @Schema(type = SchemaType.STRING))
            })
    public Uni<Response> post(
            ReplaysRequest request,
            @HeaderParam(HttpHeaders.ACCEPT) @Parameter(hidden = true) String accepted,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        Deadline deadline = replays.deadline();
        return Uni.createFrom()
                .completionStage(pool.submit(() -> PDN.equals(accepted)
                        ? Response.ok(replays.pdn(request, language, deadline), PDN + ";charset=utf-8")
                                .build()
                        : Response.ok(
                                        json.write(replays.answer(request, language, deadline)),
                                        MediaType.APPLICATION_JSON)
                                .build()));
    }
}

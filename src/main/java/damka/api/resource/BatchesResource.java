package damka.api.resource;

import damka.api.dto.BatchesRequest;
import damka.api.dto.BatchesResponse;
import damka.api.mapping.Batches;
import damka.api.mapping.Deadline;
import damka.api.pool.LargePool;
import damka.api.problem.Json;
import damka.api.text.Caller;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Many requests in one. */
@Path("/v1/batches")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rules")
@Blocking
public class BatchesResource {
    private static final int MULTI_STATUS = 207;

    private final Batches batches;
    private final LargePool pool;
    private final Json json;
    private final CurrentVertxRequest current;

    /** Answering with this, in this pool. */
    public BatchesResource(Batches batches, LargePool pool, Json json, CurrentVertxRequest current) {
        this.batches = batches;
        this.pool = pool;
        this.json = json;
        this.current = current;
    }

    /** By a body. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "answerBatch",
            summary = "Many cheap requests in one",
            description =
                    "Answers up to 100 requests in their order, each with a status of its own; a fault of one touches no other. All have two seconds together: requests that are not reached by then have status 504.")
    @APIResponse(
            responseCode = "207",
            description = "An answer for each request.",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = BatchesResponse.class)))
    public Uni<Response> post(BatchesRequest request) {
        Caller caller = Caller.of(current.getCurrent());
        Deadline deadline = batches.deadline();
        return Uni.createFrom()
                .completionStage(pool.submit(() -> json.write(batches.answer(request, caller, deadline))))
                .map(bytes -> Response.status(MULTI_STATUS)
                        .type(MediaType.APPLICATION_JSON_TYPE)
                        .entity(bytes)
                        .build());
    }
}

package damka.api.resource;

import damka.api.dto.ProblemTypeResponse;
import damka.api.dto.ProblemTypesResponse;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.api.problem.ProblemWriter;
import damka.api.text.Language;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The types of problems: the pages at which the member {@code type} of a problem points. */
@Path("/v1/problems")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Catalogue")
@NonBlocking
public class ProblemsResource {
    private final ProblemWriter writer;

    /** In these words. */
    public ProblemsResource(ProblemWriter writer) {
        this.writer = writer;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listProblems", summary = "All types of problems")
    public ProblemTypesResponse list(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return new ProblemTypesResponse(Arrays.stream(ProblemType.values())
                .map(type -> response(type, language))
                .toList());
    }

    /** One of them. */
    @GET
    @Path("{slug}")
    @Operation(operationId = "getProblem", summary = "One type of problem")
    public ProblemTypeResponse get(
            @PathParam("slug")
                    @Parameter(description = "Last part of the address of the type.", example = "illegal-move")
                    String slug,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        ProblemType type = ProblemType.bySlug(slug).orElseThrow(() -> new BadInput(ProblemType.NO_SUCH_PATH));
        return response(type, language);
    }

    private ProblemTypeResponse response(ProblemType type, Language language) {
        return new ProblemTypeResponse(
                type.uri(),
                type.slug(),
                type.status(),
                writer.title(type, language),
                writer.explanation(type, language));
    }
}

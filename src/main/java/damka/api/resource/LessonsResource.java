package damka.api.resource;

import damka.api.dto.LessonResponse;
import damka.api.dto.LessonsResponse;
import damka.api.mapping.Lessons;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The rules step by step. */
@Path("/v1/lessons")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Catalogue")
@NonBlocking
public class LessonsResource {
    private final Lessons lessons;

    /** These lessons. */
    public LessonsResource(Lessons lessons) {
        this.lessons = lessons;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listLessons", summary = "All lessons, in the order in which they are best read")
    public LessonsResponse list(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return lessons.all(language);
    }

    /** One of them. */
    @GET
    @Path("{lesson}")
    @Operation(
            operationId = "getLesson",
            summary = "One lesson",
            description =
                    "A rule in words, and positions about which a question is asked. The rules core computes each answer.")
    public LessonResponse get(
            @PathParam("lesson") @Parameter(description = "Id of the lesson.", example = "largest-capture") String id,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return lessons.byId(id, language).orElseThrow(() -> new BadInput(ProblemType.UNKNOWN_LESSON));
    }
}

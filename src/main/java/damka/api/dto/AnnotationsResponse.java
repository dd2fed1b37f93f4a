package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Annotated games. */
@Schema(name = "Annotations", description = "Annotated games.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AnnotationsResponse(
        @Schema(
                description = "Whether every ply is annotated; false where the time ended before.",
                examples = "true",
                required = true)
        boolean complete,

        @Schema(description = "The games in their order.", required = true)
        List<AnnotatedGame> games,

        @Schema(required = true) AnnotationFacts search,

        @Schema(name = "final", description = "In a stream: true, since this is the last object.")
        @JsonProperty("final")
        @Nullable
        Boolean last) {

    public AnnotationsResponse {
        games = List.copyOf(games);
    }
}

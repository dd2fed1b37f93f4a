package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A ply that has been annotated. */
@Schema(
        description =
                "In a stream: a ply that has been annotated. A ply that is looked at again comes again; the last one counts.")
public record AnnotationProgress(
        @Schema(description = "The number of the game in the text, from 1.", examples = "1", required = true)
        int game,

        @Schema(required = true) AnnotatedPlyResponse ply,

        @Schema(description = "Plies annotated so far.", examples = "3", required = true)
        int evaluated,

        @Schema(description = "Plies to be annotated.", examples = "60", required = true)
        int of,

        @Schema(name = "final", description = "false: more follows.", required = true) @JsonProperty("final")
        boolean last) {}

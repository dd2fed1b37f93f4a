package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How far a draw rule has come. */
@Schema(name = "RuleStatus", description = "How far a draw rule has come.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RuleStatusResponse(
        @Schema(description = "Id of the rule.", examples = "kings-without-capture", required = true)
        String id,

        @Schema(description = "The rule in a few words.", examples = "Threefold repetition", required = true)
        String name,

        @Schema(
                description = "Whether the count is exact; otherwise it is the least that it can be.",
                examples = "true",
                required = true)
        boolean known,

        @Schema(description = "Whether the rule counts in this position.", examples = "true", required = true)
        boolean running,

        @Schema(description = "Plies, or occurrences of the position.", examples = "50", required = true)
        int count,

        @Schema(description = "The count at which it is met.", examples = "50", required = true)
        int limit,

        @Schema(description = "Whether it is met.", examples = "true", required = true)
        boolean met,

        @Schema(description = "After which ply it was met.", examples = "41") @Nullable
        Integer since) {}

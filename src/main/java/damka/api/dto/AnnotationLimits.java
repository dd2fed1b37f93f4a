package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What annotating may use. */
@Schema(description = "What annotating games may use.")
public record AnnotationLimits(
        @Schema(description = "Thinking time for all plies of all games together, in milliseconds.", required = true)
        Range timeMsTotal,

        @Schema(description = "Positions looked at by each search of a ply.", required = true)
        Range nodesPerPly) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One type of problem. */
@Schema(name = "ProblemTypeDescription", description = "One type of problem.")
public record ProblemTypeResponse(
        @Schema(
                description = "Its address, as in the member type of a problem.",
                examples = "/v1/problems/illegal-move",
                required = true)
        String type,

        @Schema(description = "Last part of the address.", examples = "illegal-move", required = true)
        String slug,

        @Schema(description = "The HTTP status.", examples = "422", required = true)
        int status,

        @Schema(description = "The type in words.", examples = "Illegal move", required = true)
        String title,

        @Schema(
                description = "When it comes, and what to do.",
                examples = "The move is not legal in this position.",
                required = true)
        String description) {}

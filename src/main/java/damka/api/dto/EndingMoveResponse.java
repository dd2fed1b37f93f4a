package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A legal move of an ending, and what it is worth. */
@Schema(name = "RatedMove", description = "A legal move, and what it is worth to the side that makes it.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EndingMoveResponse(
        @Schema(description = "Its name.", examples = "46-5", required = true)
        String id,

        @Schema(description = "Canonical PDN.", examples = "46-5", required = true)
        String notation,

        @Schema(description = "Where the piece starts.", examples = "46", required = true)
        int from,

        @Schema(description = "Where it ends.", examples = "5", required = true)
        int to,

        @Schema(required = true) EndingValueName value,

        @Schema(required = true) EndingCategory category,

        @Schema(
                description =
                        "Plies to the next capture or move of a man, or to the end, this move the first; left out for"
                                + " a draw and where it is not known.",
                examples = "3")
        @Nullable
        Integer pliesToConversion,

        @Schema(
                description =
                        "Plies to the end of the game, this move the first; left out for a draw and where it is not"
                                + " known.",
                examples = "9")
        @Nullable
        Integer pliesToEnd,

        @Schema(description = "The position after it, with include fen.", examples = "B:WK5,K47:BK3") @Nullable
        String fenAfter) {}

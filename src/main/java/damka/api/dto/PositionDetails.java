package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A position in all notations. */
@Schema(name = "Position", description = "A position in all notations.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PositionDetails(
        @Schema(description = "Canonical FEN.", examples = "W:WK4:B13,20,32,37", required = true)
        String fen,

        @Schema(
                description = "One letter a square.",
                examples = "WeeeWeeeeeeeebeeeeeebeeeeeeeeeeebeeeebeeeeeeeeeeeee",
                required = true)
        String hub,

        @Schema(description = "A short text for addresses.", examples = "iAKp3k0xYbq0m", required = true)
        String token,

        @Schema(description = "A picture of lines.", required = true)
        String ascii,

        @Schema(
                description = "What stands on each square, by number.",
                examples = "[\"empty\",\"whiteKing\"]",
                required = true)
        List<String> array,

        @Schema(
                description = "Equal positions have equal keys, in every version.",
                examples = "9f2c41d07be8a613",
                required = true)
        String positionKey,

        @Schema(required = true) Side sideToMove,

        @Schema(description = "The occupied squares.", examples = "{\"4\":\"whiteKing\"}", required = true)
        Map<String, String> board,

        @Schema(
                description = "The occupied squares by their algebraic names; on 8x8 only.",
                examples = "{\"a1\":\"whiteMan\"}")
        @Nullable
        Map<String, String> algebraicBoard,

        @Schema(required = true) PieceCounts counts) {

    public PositionDetails {
        array = List.copyOf(array);
        board = Collections.unmodifiableMap(new LinkedHashMap<>(board));
        algebraicBoard =
                algebraicBoard == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(algebraicBoard));
    }
}

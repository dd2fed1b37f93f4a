package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A move: the same object wherever it appears. */
@Schema(
        name = "Move",
        description =
                "A legal move. What makes it this move is from, to and the set of captured squares; the path is one"
                        + " way over the board that it can take.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MoveResponse(
        @Schema(
                description = "Its name: from-to, or from x to x captured squares ascending.",
                examples = "4x15x13x20x32",
                required = true)
        String id,

        @Schema(
                description = "Canonical PDN: the ends where they name one move, the full route where they are shared.",
                examples = "4x27x38x15",
                required = true)
        String notation,

        @Schema(description = "The full route.", examples = "4x27x38x15", required = true)
        String route,

        @Schema(description = "Whether another legal move has the same ends.", examples = "true", required = true)
        boolean endsShared,

        @Schema(description = "Where the piece starts.", examples = "4", required = true)
        int from,

        @Schema(description = "Where it ends.", examples = "15", required = true)
        int to,

        @Schema(description = "Start, each landing square, end.", examples = "[4,27,38,15]", required = true)
        List<Integer> path,

        @Schema(description = "The captured pieces in the order of the path.", required = true)
        List<CapturedPiece> captured,

        @Schema(description = "The move in the HUB protocol.", examples = "4x15x13x20x32", required = true)
        String hub,

        @Schema(description = "The move in letters; on 8x8 only.", examples = "c3-d4") @Nullable
        String algebraic,

        @Schema(description = "Whether a man becomes a king.", examples = "false", required = true)
        boolean promotes,

        @Schema(description = "How many paths it has.", examples = "1", required = true)
        long pathCount,

        @Schema(description = "All of them, with include paths; 64 at most.", examples = "[[4,27,38,15]]") @Nullable
        List<List<Integer>> paths,

        @Schema(description = "The position after it, with include fen.", examples = "B:WK15:B37") @Nullable
        String fenAfter,

        @Schema(description = "Who played it, of a move that was played.") @Nullable
        Side by,

        @Schema(description = "Its number in the game, of a move that was played.", examples = "4") @Nullable
        Integer ply) {

    public MoveResponse {
        path = List.copyOf(path);
        captured = List.copyOf(captured);
        paths = paths == null ? null : paths.stream().map(List::copyOf).toList();
    }
}

package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game, in exactly one of three forms: position, start and moves, state. */
@Schema(
        name = "Game",
        description = "A game, in exactly one of three forms: a position without its history, a start and moves, or a"
                + " state token of an earlier answer.")
public record GameInput(
        @Schema(description = "The variant; international where it is left out.", examples = "international") @Nullable
        String variant,

        @Schema(description = "The rule set; the variant's default where it is left out.", examples = "fmjd") @Nullable
        String ruleset,

        @Schema(
                description = "A position in any notation that /v1/positions reads. What came before is not known.",
                examples = "W:WK4:B13,20,32,37")
        @Nullable
        String position,

        @Schema(
                description = "Where the moves begin; the start of a new game where it is left out.",
                examples = "W:W31-50:B1-20")
        @Nullable
        String start,

        @Schema(
                description = "The moves since the start, as people write them. Each is checked.",
                examples = "[\"32-28\",\"19-23\",\"28x19\"]")
        @Nullable
        List<MoveInput> moves,

        @Schema(description = "The state token of an earlier answer.", examples = "i1.AKp3k0xYbq0m2m1QfZsR.f.0.0.0")
        @Nullable
        String state,

        @Schema(
                description =
                        "false lets composed positions through: more pieces than a game starts with, a man on its promotion row.",
                examples = "true")
        @Nullable
        Boolean strict,

        @Schema(description = "Plies that the draw rules have counted, where a position is given without its game.")
        @Nullable
        Counters counters,

        @Schema(description = "What people decided.") @Nullable
        TerminationInput termination,

        @Schema(description = "Times used, from which a flag fall is found.") @Nullable
        ClockInput clock) {

    public GameInput {
        moves = moves == null ? null : List.copyOf(moves);
    }
}

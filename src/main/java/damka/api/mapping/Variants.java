package damka.api.mapping;

import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.board.Board;
import damka.rules.game.Ruleset;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Variants and rule sets by their ids. */
public final class Variants {
    private Variants() {}

    /** The board of this variant; the large one where none is named. */
    public static Board board(@Nullable String variant, String pointer) {
        if (variant == null) {
            return Board.INTERNATIONAL;
        }
        return Board.byId(variant).orElseThrow(() -> unknownVariant(Fault.at(pointer, "UNKNOWN_VARIANT"), variant));
    }

    /** The rule set with this id, which has to be one of the board's; its default where none is named. */
    public static Ruleset ruleset(@Nullable String id, Board board, String pointer) {
        if (id == null) {
            return Ruleset.defaultFor(board);
        }
        Ruleset ruleset = Ruleset.byId(id).orElseThrow(() -> unknownRuleset(Fault.at(pointer, "UNKNOWN_RULESET"), id));
        if (!ruleset.supports(board)) {
            String fitting = Ruleset.on(board).stream().map(Ruleset::id).collect(Collectors.joining(", "));
            throw new BadInput(
                    ProblemType.VARIANT_RULESET_MISMATCH,
                    Fault.at(pointer, "VARIANT_RULESET_MISMATCH")
                            .with("ruleset", ruleset.id())
                            .with("variant", board.id())
                            .expecting(fitting));
        }
        return ruleset;
    }

    /** That there is no such variant. */
    public static BadInput unknownVariant(Fault fault, String id) {
        String known = Arrays.stream(Board.values()).map(Board::id).collect(Collectors.joining(", "));
        return new BadInput(ProblemType.UNKNOWN_VARIANT, fault.with("name", id).expecting(known));
    }

    /** That there is no such rule set. */
    public static BadInput unknownRuleset(Fault fault, String id) {
        String known = Ruleset.all().stream().map(Ruleset::id).collect(Collectors.joining(", "));
        return new BadInput(ProblemType.UNKNOWN_RULESET, fault.with("name", id).expecting(known));
    }
}

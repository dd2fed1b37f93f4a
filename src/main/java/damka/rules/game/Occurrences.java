package damka.rules.game;

import java.util.List;

/**
 * How often a position has stood, with the same side to move.
 *
 * @param known whether earlier occurrences than those of the record are ruled out
 * @param plies after how many turns of the game it stood, ascending, the last one now; never empty
 */
public record Occurrences(boolean known, List<Integer> plies) {
    public Occurrences {
        plies = List.copyOf(plies);
        if (plies.isEmpty()) {
            throw new IllegalArgumentException("a position that stands has stood once");
        }
    }

    /** How often, the position that stands included; the least it can be when not {@code known}. */
    public int count() {
        return plies.size();
    }
}

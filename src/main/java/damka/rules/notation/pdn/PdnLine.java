package damka.rules.notation.pdn;

import damka.rules.position.Move;
import java.util.List;

/**
 * A row of moves: the main line from one start, or a variation.
 *
 * @param comments before the first move
 * @param variations before the first move, rare
 */
public record PdnLine(List<String> comments, List<PdnLine> variations, List<PdnPly> plies) {
    public PdnLine {
        comments = List.copyOf(comments);
        variations = List.copyOf(variations);
        plies = List.copyOf(plies);
    }

    /** Moves about which nothing was said. */
    public static PdnLine of(List<Move> moves) {
        return new PdnLine(List.of(), List.of(), moves.stream().map(PdnPly::of).toList());
    }

    /** Whether nothing was played or said. */
    public boolean isEmpty() {
        return comments.isEmpty() && variations.isEmpty() && plies.isEmpty();
    }

    /** The moves alone. */
    public List<Move> moves() {
        return plies.stream().map(PdnPly::move).toList();
    }
}

package damka.rules.notation.pdn;

import damka.rules.notation.TextSpan;
import damka.rules.position.Move;
import java.util.List;

/**
 * One move of a game with what was said about it.
 *
 * @param place where it stands in the text; length 0 for a move that was not read
 * @param marks strength and NAGs as they were written, such as {@code !}, {@code (?)} and {@code $4}
 * @param comments blanks made single
 * @param variations what could have been played instead of this move
 */
public record PdnPly(Move move, TextSpan place, List<String> marks, List<String> comments, List<PdnLine> variations) {
    public PdnPly {
        marks = List.copyOf(marks);
        comments = List.copyOf(comments);
        variations = List.copyOf(variations);
    }

    /** A move about which nothing was said. */
    public static PdnPly of(Move move) {
        return new PdnPly(move, new TextSpan(0, 0), List.of(), List.of(), List.of());
    }
}

package damka.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One rule that makes a game a draw, as data. */
public sealed interface DrawRule {

    /** The stable name of the rule, unique in its set. */
    String id();

    /** Why a game that it ends is drawn. */
    DrawReason reason();

    /** The rule is met when its count reaches this: plies, or occurrences of a position. */
    int limit();

    /** Whether it ends the game by itself. */
    DrawMode mode();

    /** The article of FMJD Annex 1 that it stands in; empty where none was seen. */
    Optional<String> article();

    /**
     * The same position, with the same side to move, stands again. The position in which a record begins is its first
     * occurrence; equal pieces that have swapped squares give the same position.
     *
     * @param limit occurrences
     */
    record Repetition(int limit, DrawMode mode) implements DrawRule {
        @Override
        public String id() {
            return "threefold";
        }

        @Override
        public DrawReason reason() {
            return DrawReason.THREEFOLD;
        }

        @Override
        public Optional<String> article() {
            return Optional.empty();
        }
    }

    /**
     * Plies while something stands on the board.
     *
     * <p>The count begins in the position in which one of {@code starts} first stands. A move that does one of {@code
     * resets} sets it to 0. Any other move adds one if one of {@code counts} stands after it. When none of {@code keeps}
     * stands any more, the count is dropped.
     *
     * @param limit plies, 1 to {@link #GREATEST_LIMIT}
     * @param starts what makes the count run
     * @param keeps what lets it run on; contains all of {@code starts}
     * @param counts what has to stand after a ply for it to be counted; the same as {@code keeps} but for a rule that looks at
     *     where pieces stand
     * @param resets what sets it to 0; a rule that men reset is reset by captures too
     * @param first what the move adds that brought the material about: 0, or 1 if it is counted like any other
     */
    record PlyCount(
            String id,
            DrawReason reason,
            int limit,
            List<Material> starts,
            List<Material> keeps,
            List<Material> counts,
            List<Reset> resets,
            int first,
            DrawMode mode,
            Optional<String> article)
            implements DrawRule {

        /** Counts are exact up to here, and a little beyond. Unit: plies. */
        public static final int GREATEST_LIMIT = 500;

        public PlyCount {
            starts = List.copyOf(starts);
            keeps = List.copyOf(keeps);
            counts = List.copyOf(counts);
            resets = List.copyOf(resets);
            boolean sound = limit >= 1
                    && limit <= GREATEST_LIMIT
                    && keeps.containsAll(starts)
                    && (first == 0 || first == 1)
                    && (!resets.contains(Reset.MAN_MOVE) || resets.contains(Reset.CAPTURE));
            if (!sound) {
                throw new IllegalArgumentException("no such count: " + id);
            }
        }
    }

    /** One function for each case. */
    default <T> T fold(Function<Repetition, T> repetition, Function<PlyCount, T> plyCount) {
        return this instanceof Repetition again ? repetition.apply(again) : plyCount.apply((PlyCount) this);
    }
}

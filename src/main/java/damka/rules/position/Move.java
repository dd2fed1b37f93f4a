package damka.rules.position;

import damka.rules.board.Bitboards;
import damka.rules.board.Square;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * One whole turn. Two moves are the same when start, end and the set of captured squares are the same; the route
 * between is a {@link Route}. Only the generator makes moves (an architecture test says so).
 */
public sealed interface Move extends Comparable<Move> {
    /** By from, to, captured squares ascending: the order in which legal moves are listed. */
    Comparator<Move> ORDER = Comparator.comparing(Move::from)
            .thenComparing(Move::to)
            .thenComparing(Move::capturedSet, Move::compareSets);

    /** Where the piece starts. */
    Square from();

    /** Where it ends; a capture may end where it started. */
    Square to();

    /** The captured squares as a set of bits; 0 for a step. */
    long capturedSet();

    /** A move without capture. */
    record Step(Square from, Square to) implements Move {
        @Override
        public long capturedSet() {
            return 0;
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /**
     * A move that captures.
     *
     * @param capturedSet bits of the captured squares, at least one
     */
    record Capture(Square from, Square to, long capturedSet) implements Move {
        public Capture {
            if (capturedSet == 0) {
                throw new IllegalArgumentException("a capture takes a piece");
            }
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(from + "x" + to);
            captured().forEach(square -> text.append('x').append(square));
            return text.toString();
        }
    }

    /** The captured squares, ascending. */
    default List<Square> captured() {
        return from().board().squaresIn(capturedSet());
    }

    /** How many pieces it captures. */
    default int captureCount() {
        return Long.bitCount(capturedSet());
    }

    /** Whether it captures. */
    default boolean isCapture() {
        return capturedSet() != 0;
    }

    /** One function for each case. */
    default <T> T fold(Function<Step, T> step, Function<Capture, T> capture) {
        return this instanceof Step s ? step.apply(s) : capture.apply((Capture) this);
    }

    @Override
    default int compareTo(Move other) {
        return ORDER.compare(this, other);
    }

    // As the ascending lists of two sets of one size compare: the set that holds the lowest square of the difference is
    // first.
    private static int compareSets(long a, long b) {
        long difference = a ^ b;
        if (difference == 0) {
            return 0;
        }
        return (a & Bitboards.bit(Bitboards.lowest(difference))) != 0 ? -1 : 1;
    }
}

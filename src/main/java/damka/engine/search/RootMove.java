package damka.engine.search;

import damka.rules.position.Move;
import java.util.Arrays;

/** A legal move of the root with what the search knows of it. */
final class RootMove {
    final Move move;
    /** Index in the buffer of the root's moves. */
    final int index;

    int value;
    private int[] lineEnds = new int[0];
    private long[] lineCaptured = new long[0];

    RootMove(Move move, int index, int value) {
        this.move = move;
        this.index = index;
        this.value = value;
    }

    /** The frame after the move holds the line that follows it. */
    void found(int newValue, Frame after) {
        value = newValue;
        lineEnds = Arrays.copyOf(after.lineEnds, after.lineLength);
        lineCaptured = Arrays.copyOf(after.lineCaptured, after.lineLength);
    }

    /** Plies known after the move. */
    int following() {
        return lineEnds.length;
    }

    /** Whether ply {@code i} of what follows is this move. */
    boolean follows(int i, Move next) {
        return lineEnds[i] == (next.from().bitIndex() << 6 | next.to().bitIndex())
                && lineCaptured[i] == next.capturedSet();
    }
}

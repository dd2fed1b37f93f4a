package damka.engine.search;

import damka.rules.moves.MoveBuffer;
import java.util.Arrays;

/** What one ply of the search needs for itself: its moves, their order, and the best line from it. Used again and again. */
final class Frame {
    private static final int USUAL_MOVES = 128;

    final MoveBuffer moves = new MoveBuffer();
    int[] order = new int[USUAL_MOVES];
    int[] index = new int[USUAL_MOVES];

    final int[] lineEnds;
    final long[] lineCaptured;
    int lineLength;

    Frame(int plies) {
        this.lineEnds = new int[plies];
        this.lineCaptured = new long[plies];
    }

    /** Makes room for the order of all moves; only composed boards need more than usual. */
    void makeRoom() {
        if (moves.size() > order.length) {
            order = Arrays.copyOf(order, 2 * moves.size());
            index = Arrays.copyOf(index, 2 * moves.size());
        }
    }

    /** The line becomes this move and what follows it. */
    void lead(int from, int to, long captured, Frame next) {
        lineEnds[0] = from << 6 | to;
        lineCaptured[0] = captured;
        int length = Math.min(next.lineLength, lineEnds.length - 1);
        System.arraycopy(next.lineEnds, 0, lineEnds, 1, length);
        System.arraycopy(next.lineCaptured, 0, lineCaptured, 1, length);
        lineLength = length + 1;
    }
}

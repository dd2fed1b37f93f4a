package damka.engine.search;

import damka.rules.moves.MoveBuffer;
import java.util.Arrays;

/** The order in which moves are tried: the remembered move, then what was good elsewhere in this search. One thread's own. */
final class MoveOrder {
    private static final int FIRST = 1 << 28;
    private static final int VICTIM_KING = 1 << 20;
    private static final int SIDE = 1 << 12;
    private static final int HIGHEST = 1 << 14;

    // By side and ends of the move: raised when it refuted a position, lowered when it was tried before the one that
    // did.
    private final int[] history = new int[2 * SIDE];

    void forget() {
        Arrays.fill(history, 0);
    }

    /** Twenty bits that tell the moves of one position apart nearly always; never 0. */
    static int tag(int from, int to, long captured) {
        int sum = (int) (captured ^ captured >>> 27);
        return ((sum * 0x9E3779B1) >>> 24) << 12 | from << 6 | to;
    }

    /** Gives each move of the frame its place; {@link #pick} then takes them one by one. */
    void prepare(Frame frame, boolean up, long kings, int firstTag) {
        frame.makeRoom();
        MoveBuffer moves = frame.moves;
        int side = up ? 0 : SIDE;
        for (int i = 0; i < moves.size(); i++) {
            int ends = moves.from(i) << 6 | moves.to(i);
            long captured = moves.captured(i);
            int value = captured == 0 ? history[side | ends] : VICTIM_KING * Long.bitCount(captured & kings);
            if ((firstTag & 0xFFF) == ends && tag(moves.from(i), moves.to(i), captured) == firstTag) {
                value = FIRST;
            }
            frame.order[i] = value;
            frame.index[i] = i;
        }
    }

    /** The index of the next best move; {@code done} were taken already. */
    static int pick(Frame frame, int done) {
        int[] order = frame.order;
        int best = done;
        for (int i = done + 1; i < frame.moves.size(); i++) {
            if (order[i] > order[best]) {
                best = i;
            }
        }
        int value = order[best];
        int index = frame.index[best];
        // Shifting instead of swapping keeps equal moves in their order.
        for (int i = best; i > done; i--) {
            order[i] = order[i - 1];
            frame.index[i] = frame.index[i - 1];
        }
        order[done] = value;
        frame.index[done] = index;
        return index;
    }

    /** The move with index {@code tried - 1} in the order refuted the position; those before did not. */
    void learn(Frame frame, boolean up, int tried, int depth) {
        MoveBuffer moves = frame.moves;
        int side = up ? 0 : SIDE;
        int bonus = Math.min(depth * depth, 400);
        for (int i = 0; i < tried; i++) {
            int move = frame.index[i];
            if (moves.captured(move) == 0) {
                int at = side | moves.from(move) << 6 | moves.to(move);
                int signed = i == tried - 1 ? bonus : -bonus;
                history[at] += signed - history[at] * bonus / HIGHEST;
            }
        }
    }
}

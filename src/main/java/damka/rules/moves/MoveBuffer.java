package damka.rules.moves;

import java.util.Arrays;

/**
 * The moves of one position while they are looked for: parallel arrays that are filled again and again, for loops that must
 * not allocate. Belongs to one thread.
 *
 * <p>Either all moves are steps, or all are captures of the same, greatest count.
 */
public final class MoveBuffer {
    // More than any position of a game has; composed boards make the arrays grow.
    private static final int USUAL_MOVES = 128;
    // Below three victims two orders of capture can not end on the same square.
    private static final int FEWEST_VICTIMS_OF_A_DUPLICATE = 3;

    private int[] ends = new int[USUAL_MOVES];
    private long[] captured = new long[USUAL_MOVES];
    private int size;
    private int captureCount;

    /** Number of moves. */
    public int size() {
        return size;
    }

    /** How many pieces each of the moves captures; 0 when they are steps. */
    public int captureCount() {
        return captureCount;
    }

    /** Bit index of the square where move {@code i} starts. */
    public int from(int i) {
        return ends[i] >>> 6;
    }

    /** Bit index of the square where move {@code i} ends. */
    public int to(int i) {
        return ends[i] & 63;
    }

    /** The captured squares of move {@code i} as a set of bits; 0 for a step. */
    public long captured(int i) {
        return captured[i];
    }

    /** Forgets all moves. */
    public void clear() {
        size = 0;
        captureCount = 0;
    }

    void addStep(int from, int to) {
        put(from << 6 | to, 0);
    }

    /** Adds the captures that end on each square of {@code landings}, unless a greater capture is known. */
    void addCaptures(int from, long landings, long victims, int count) {
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            addCapture(from, Long.numberOfTrailingZeros(rest), victims, count);
        }
    }

    /** Adds a capture, unless a greater one is known or it is there already. */
    void addCapture(int from, int to, long victims, int count) {
        int fromTo = from << 6 | to;
        if (count > captureCount) {
            captureCount = count;
            size = 0;
        } else if (count < captureCount || (count >= FEWEST_VICTIMS_OF_A_DUPLICATE && contains(fromTo, victims))) {
            return;
        }
        put(fromTo, victims);
    }

    private void put(int fromTo, long victims) {
        if (size == ends.length) {
            grow();
        }
        ends[size] = fromTo;
        captured[size++] = victims;
    }

    private boolean contains(int fromTo, long victims) {
        for (int i = 0; i < size; i++) {
            if (captured[i] == victims && ends[i] == fromTo) {
                return true;
            }
        }
        return false;
    }

    private void grow() {
        ends = Arrays.copyOf(ends, 2 * size);
        captured = Arrays.copyOf(captured, 2 * size);
    }
}

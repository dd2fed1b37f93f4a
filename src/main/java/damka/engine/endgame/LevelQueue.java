package damka.engine.endgame;

import java.util.Arrays;

/** Numbers waiting for their ply: one list a ply, emptied in rising order, used again and again. */
final class LevelQueue {
    /** Distances fit in a byte. */
    static final int LEVELS = 256;

    private static final int USUAL = 64;

    private final int[][] lists = new int[LEVELS][USUAL];
    private final int[] sizes = new int[LEVELS];
    private int highest = -1;

    void add(int level, int number) {
        if (level >= LEVELS) {
            throw new IllegalStateException("a distance of " + level + " plies does not fit in a byte");
        }
        if (sizes[level] == lists[level].length) {
            lists[level] = Arrays.copyOf(lists[level], 2 * sizes[level]);
        }
        lists[level][sizes[level]++] = number;
        highest = Math.max(highest, level);
    }

    /** The highest level in use, or -1. */
    int highest() {
        return highest;
    }

    int size(int level) {
        return sizes[level];
    }

    int get(int level, int i) {
        return lists[level][i];
    }

    void clear() {
        Arrays.fill(sizes, 0, highest + 1, 0);
        highest = -1;
    }
}

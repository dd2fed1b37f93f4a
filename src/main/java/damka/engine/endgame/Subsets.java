package damka.engine.endgame;

/**
 * Numbers for sets of k squares out of n: the combinatorial number system (colexicographic order, so that the rank of a set
 * is the sum of C(place, i) over its i-th lowest member).
 */
final class Subsets {
    private static final int MOST_PLACES = 50;
    private static final int STRIDE = 8;
    private static final long[] CHOOSE = choose();

    private Subsets() {}

    private static long[] choose() {
        long[] table = new long[(MOST_PLACES + 1) * STRIDE];
        for (int n = 0; n <= MOST_PLACES; n++) {
            table[n * STRIDE] = 1;
            for (int k = 1; k < STRIDE && n > 0; k++) {
                table[n * STRIDE + k] = table[(n - 1) * STRIDE + k] + table[(n - 1) * STRIDE + k - 1];
            }
        }
        return table;
    }

    /** How many sets of k out of n there are; n to 50, k to 7. */
    static long count(int n, int k) {
        return CHOOSE[n * STRIDE + k];
    }

    /** The rank of {@code set} among the sets of its size within {@code places}. */
    static long rank(long set, long places) {
        long rank = 0;
        int k = 1;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            long below = (rest & -rest) - 1;
            rank += CHOOSE[Long.bitCount(places & below) * STRIDE + k++];
        }
        return rank;
    }

    /** The set of k members of {@code places} that has this rank. */
    static long set(long rank, int k, long places) {
        long set = 0;
        long left = rank;
        int place = Long.bitCount(places);
        for (int i = k; i > 0; i--) {
            do {
                place--;
            } while (count(place, i) > left);
            left -= count(place, i);
            set |= member(places, place);
        }
        return set;
    }

    private static long member(long places, int place) {
        long rest = places;
        for (int i = 0; i < place; i++) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    /** All sets of k out of n as masks of the n lowest bits, in order of rank, which is the order of the numbers. */
    static long[] all(int n, int k) {
        long[] sets = new long[(int) count(n, k)];
        long set = (1L << k) - 1;
        for (int i = 0; i < sets.length; i++) {
            sets[i] = set;
            set = next(set);
        }
        return sets;
    }

    // The next larger number with as many bits (Gosper, HAKMEM item 175).
    private static long next(long set) {
        if (set == 0) {
            return 0;
        }
        long low = set & -set;
        long ripple = set + low;
        return ripple | ((set ^ ripple) / low) >>> 2;
    }
}

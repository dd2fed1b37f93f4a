package damka.engine.table;

import java.util.Arrays;

/**
 * Memory of searched positions, shared by the threads of one search without locks: each entry is two longs, the second one the
 * data and the first one key xor data, so that an entry torn by a race does not fit its key (Hyatt, Mann 2002).
 *
 * <p>An entry that an earlier search wrote counts as empty: a search never sees what another one left, and its answer does not
 * depend on what the table was used for before.
 *
 * <p>Data, from the low bits: score 16 (signed), move tag 20, depth 8, bound 2, age 8.
 */
public final class TranspositionTable {
    /** What {@link #probe} answers for an unknown position. */
    public static final long NONE = 0;

    /** The score is exact. */
    public static final int EXACT = 3;
    /** The true score is at least the score. */
    public static final int AT_LEAST = 2;
    /** The true score is at most the score. */
    public static final int AT_MOST = 1;

    private static final int ENTRY_BYTES = 16;
    private static final int BUCKET = 4;
    private static final int SCORE_BITS = 16;
    private static final int TAG_BITS = 20;
    private static final int TAG_SHIFT = SCORE_BITS;
    private static final int DEPTH_SHIFT = TAG_SHIFT + TAG_BITS;
    private static final int BOUND_SHIFT = DEPTH_SHIFT + 8;
    private static final int AGE_SHIFT = BOUND_SHIFT + 2;
    private static final int TAG_MASK = (1 << TAG_BITS) - 1;
    private static final int LAST_AGE = 255;

    private final long[] words;
    private final int mask;
    private int age;

    /**
     * An empty table.
     *
     * @param bytes the most memory to use; the table takes the greatest power of two that fits, at least 1 KiB
     */
    public TranspositionTable(long bytes) {
        long entries = Long.highestOneBit(Math.max(64, Math.min(bytes / ENTRY_BYTES, 1L << 29)));
        this.words = new long[(int) (2 * entries)];
        this.mask = (int) (entries - BUCKET);
    }

    /** Makes all entries empty, in no time but once in 255 calls. Before the first search too. */
    public void newSearch() {
        if (age == LAST_AGE) {
            Arrays.fill(words, 0);
            age = 0;
        }
        age++;
    }

    /** The data of the position with this key, or {@link #NONE}. */
    public long probe(long key) {
        int at = 2 * ((int) key & mask);
        for (int i = at; i < at + 2 * BUCKET; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && age(data) == age) {
                return data;
            }
        }
        return NONE;
    }

    /**
     * Remembers a position; in a full bucket the entry of the lowest depth gives way.
     *
     * @param score -32,768 to 32,767
     * @param tag of the best move, 20 bits; 0 when unknown
     * @param depth plies, 0 to 255
     */
    public void store(long key, int score, int tag, int depth, int bound) {
        int at = 2 * ((int) key & mask);
        int worst = at;
        int worstDepth = Integer.MAX_VALUE;
        int known = tag;
        for (int i = at; i < at + 2 * BUCKET; i += 2) {
            long data = words[i + 1];
            boolean current = age(data) == age;
            if (current && (words[i] ^ data) == key) {
                known = tag == 0 ? tag(data) : tag;
                worst = i;
                break;
            }
            int kept = current ? depth(data) : -1;
            if (kept < worstDepth) {
                worst = i;
                worstDepth = kept;
            }
        }
        long data = (score & 0xFFFFL)
                | ((long) known << TAG_SHIFT)
                | ((long) depth << DEPTH_SHIFT)
                | ((long) bound << BOUND_SHIFT)
                | ((long) age << AGE_SHIFT);
        words[worst] = key ^ data;
        words[worst + 1] = data;
    }

    /** Score of an entry. */
    public static int score(long data) {
        return (short) data;
    }

    /** Tag of the best move of an entry; 0 when unknown. */
    public static int tag(long data) {
        return (int) (data >>> TAG_SHIFT) & TAG_MASK;
    }

    /** Depth of an entry in plies. */
    public static int depth(long data) {
        return (int) (data >>> DEPTH_SHIFT) & 0xFF;
    }

    /** {@link #EXACT}, {@link #AT_LEAST} or {@link #AT_MOST}. */
    public static int bound(long data) {
        return (int) (data >>> BOUND_SHIFT) & 3;
    }

    private static int age(long data) {
        return (int) (data >>> AGE_SHIFT) & 0xFF;
    }
}

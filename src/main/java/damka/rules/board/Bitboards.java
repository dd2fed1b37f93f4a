package damka.rules.board;

/**
 * The one bit layout of both boards.
 *
 * <p>Rows of five squares, and one spare bit after every second row: bit = i + i / 10 for the square with index i of the
 * 10x10 board (54 bits). The spare bit makes the four steps the same for every square and stops wrapping at the edges. The
 * 8x8 board is the top left corner of the same layout, so that one generator with constant shifts serves both; only the
 * mask of the squares that exist differs. See {@code src/site/markdown/decisions/one-bit-layout.md}.
 */
public final class Bitboards {
    /** The shorter step: up right and down left. */
    public static final int NARROW = 5;

    /** The longer step: up left and down right. */
    public static final int WIDE = 6;

    /** Bits in use; a bit index is 0 to 53. */
    public static final int BITS = 54;

    private static final int SQUARES_IN_ROW = 5;
    private static final int SQUARES_IN_ROW_PAIR = 2 * SQUARES_IN_ROW;

    private Bitboards() {}

    /** The bit index of the dark square number {@code place} (0 at the left) of a row (0 at the top). */
    static int index(int row, int place) {
        int i = row * SQUARES_IN_ROW + place;
        return i + i / SQUARES_IN_ROW_PAIR;
    }

    /** The set with only this bit. */
    public static long bit(int index) {
        return 1L << index;
    }

    /** The index of the lowest bit of a set that is not empty. */
    public static int lowest(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The set without its lowest bit. */
    public static long withoutLowest(long set) {
        return set & (set - 1);
    }
}

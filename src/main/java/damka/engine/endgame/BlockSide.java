package damka.engine.endgame;

import damka.rules.board.Bitboards;
import java.util.Arrays;

/** All positions with the same men and one of the sides to move, while they are solved. Used for one block after another. */
final class BlockSide {
    /** A position that no king step leads out of: a capture is due, or there is no move. */
    static final byte CLOSED = -1;

    private final WorkTable table;
    private final BitbaseIndex index;
    private final long[] ownKingSets;
    private final long[] otherKingSets;
    private final int[] squareAt = new int[Bitboards.BITS];
    private long ownMen;
    private long otherMen;
    private long free;
    private long start;
    private long ownKings;
    private long otherKings;

    /** Codes of values; 0 is undecided, and in the end a draw. */
    final byte[] value;
    /** Plies of what is decided. */
    final byte[] plies;
    /** King steps not yet known to lose, or {@link #CLOSED}. */
    final byte[] open;
    /** The nearest win found so far, in plies; 0 for none. */
    final byte[] winAt;
    /** The longest delay by a losing conversion, in plies. */
    final byte[] delay;
    /** Whether a conversion holds the draw. */
    final boolean[] holds;

    BlockSide(WorkTable table) {
        this.table = table;
        this.index = table.index();
        Material material = index.material();
        int free = index.board().squareCount() - material.men();
        this.ownKingSets = Subsets.all(free, material.ownKings());
        this.otherKingSets = Subsets.all(free - material.ownKings(), material.otherKings());
        int size = Math.toIntExact(index.blockSize());
        this.value = new byte[size];
        this.plies = new byte[size];
        this.open = new byte[size];
        this.winAt = new byte[size];
        this.delay = new byte[size];
        this.holds = new boolean[size];
    }

    /** Goes to the block with these men. */
    void enter(long ownMenOfBlock, long otherMenOfBlock) {
        ownMen = ownMenOfBlock;
        otherMen = otherMenOfBlock;
        free = index.board().mask() & ~(ownMen | otherMen);
        start = index.blockStart(ownMen, otherMen);
        int place = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            squareAt[place++] = Long.numberOfTrailingZeros(rest);
        }
        Arrays.fill(value, (byte) 0);
        Arrays.fill(open, (byte) 0);
        Arrays.fill(winAt, (byte) 0);
        Arrays.fill(delay, (byte) 0);
        Arrays.fill(holds, false);
    }

    int size() {
        return value.length;
    }

    /** Sets up position {@code at} of the block. */
    void place(int at) {
        long first = ownKingSets[at / otherKingSets.length];
        long second = otherKingSets[at % otherKingSets.length];
        ownKings = 0;
        for (long rest = first; rest != 0; rest &= rest - 1) {
            ownKings |= 1L << squareAt[Long.numberOfTrailingZeros(rest)];
        }
        otherKings = 0;
        for (long rest = second; rest != 0; rest &= rest - 1) {
            otherKings |= 1L << squareAt[besides(first, Long.numberOfTrailingZeros(rest))];
        }
    }

    // The place among all free squares of the n-th one that is not in the first set.
    private static int besides(long first, int n) {
        int place = n;
        for (long rest = first; rest != 0; rest &= rest - 1) {
            if (place >= Long.numberOfTrailingZeros(rest)) {
                place++;
            }
        }
        return place;
    }

    long own() {
        return ownMen | ownKings;
    }

    long others() {
        return otherMen | otherKings;
    }

    long kings() {
        return ownKings | otherKings;
    }

    /** The place in this block of a position with the men of the block. */
    int placeOf(long ownKingSet, long otherKingSet) {
        return (int) index.rankInBlock(ownKingSet, otherKingSet, free);
    }

    /** Writes the values of the block to its table. */
    void store() {
        for (int at = 0; at < value.length; at++) {
            if (value[at] != 0) {
                table.set(start + at, EndgameValue.ofCode(value[at]), plies[at] & 0xff);
            }
        }
    }
}

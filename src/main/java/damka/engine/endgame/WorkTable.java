package damka.engine.endgame;

/** The values of one material while they are found: two bits a position, every position exact, and if wanted a byte of plies. */
final class WorkTable {
    private static final int IN_BYTE = 4;

    private final BitbaseIndex index;
    private final byte[] values;
    private final byte[] plies;

    WorkTable(BitbaseIndex index, boolean withPlies) {
        this(index, new byte[bytesFor(index.size())], new byte[withPlies ? (int) index.size() : 0]);
    }

    WorkTable(BitbaseIndex index, byte[] values, byte[] plies) {
        this.index = index;
        this.values = values;
        this.plies = plies;
    }

    static int bytesFor(long positions) {
        return Math.toIntExact((positions + IN_BYTE - 1) / IN_BYTE);
    }

    BitbaseIndex index() {
        return index;
    }

    EndgameValue value(long at) {
        return EndgameValue.ofCode((values[(int) (at >>> 2)] >>> ((at & 3) << 1)) & 3);
    }

    int plies(long at) {
        return plies[(int) at] & 0xff;
    }

    boolean hasPlies() {
        return plies.length > 0;
    }

    void set(long at, EndgameValue value, int distance) {
        values[(int) (at >>> 2)] |= (byte) (value.code() << ((at & 3) << 1));
        if (hasPlies()) {
            plies[(int) at] = (byte) distance;
        }
    }

    /** The values, four a byte. Not copied. */
    byte[] values() {
        return values;
    }

    /** The distances, one a byte; 0 for a draw. Not copied. */
    byte[] plies() {
        return plies;
    }
}

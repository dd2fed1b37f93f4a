package damka.engine.table;

import damka.rules.board.Color;
import damka.rules.position.Position;

/**
 * Keys of positions for the search: one random number for each piece on each square, and one for the side to move, combined
 * by exclusive or (Zobrist 1970), so that a move changes the key by a few of them.
 */
public final class Zobrist {
    /** What the key of a position with Black to move contains besides its pieces. */
    public static final long BLACK_TO_MOVE;

    private static final int STRIDE = 64;
    private static final int KING = STRIDE;
    private static final int BLACK = 2 * STRIDE;
    private static final long[] KEYS = new long[4 * STRIDE];
    private static final long SEED = 0x64616D6B61L;

    static {
        long state = SEED;
        for (int i = 0; i < KEYS.length; i++) {
            state += 0x9E3779B97F4A7C15L;
            KEYS[i] = mix(state);
        }
        BLACK_TO_MOVE = mix(state + 0x9E3779B97F4A7C15L);
    }

    private Zobrist() {}

    // Finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** The key of a position. */
    public static long key(Position position) {
        boolean up = position.sideToMove() == Color.WHITE;
        return key(position.pieces(Color.WHITE), position.pieces(Color.BLACK), position.kings(), up);
    }

    /** The key of a position given as sets of bits; {@code up} when White is to move. */
    public static long key(long white, long black, long kings, boolean up) {
        return set(white & ~kings, 0)
                ^ set(white & kings, KING)
                ^ set(black & ~kings, BLACK)
                ^ set(black & kings, BLACK + KING)
                ^ (up ? 0 : BLACK_TO_MOVE);
    }

    /**
     * The key after a move.
     *
     * @param key before it
     * @param up whether White moves
     * @param kings kings of both sides before the move
     * @param from bit index of the start
     * @param to bit index of the end
     * @param kingAfter whether the piece is a king at the end
     * @param captured the captured squares, as a set of bits
     */
    public static long after(long key, boolean up, long kings, int from, int to, boolean kingAfter, long captured) {
        int side = up ? 0 : BLACK;
        int kindBefore = (kings >>> from & 1) != 0 ? KING : 0;
        long next = key ^ BLACK_TO_MOVE ^ KEYS[side + kindBefore + from] ^ KEYS[side + (kingAfter ? KING : 0) + to];
        if (captured != 0) {
            next ^= set(captured & ~kings, BLACK - side) ^ set(captured & kings, BLACK - side + KING);
        }
        return next;
    }

    private static long set(long squares, int offset) {
        long key = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            key ^= KEYS[offset + Long.numberOfTrailingZeros(rest)];
        }
        return key;
    }
}

package damka.engine.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How many men and kings each side has, seen from the side to move.
 *
 * @param ownMen men of the side to move, 0 to 7; the others likewise
 */
public record Material(int ownMen, int ownKings, int otherMen, int otherKings) {
    /** The most pieces of a kind that a key has room for. */
    static final int MOST = 7;

    private static final int BITS = 3;

    /** Keys are below this. */
    static final int KEYS = 1 << (4 * BITS);

    public Material {
        boolean sound = inRange(ownMen) && inRange(ownKings) && inRange(otherMen) && inRange(otherKings);
        if (!sound) {
            throw new IllegalArgumentException("0 to " + MOST + " of each kind");
        }
    }

    private static boolean inRange(int count) {
        return count >= 0 && count <= MOST;
    }

    /** Every material with this many pieces and both sides present, in an order in which promotion leads backwards. */
    public static List<Material> withPieces(int pieces) {
        List<Material> all = new ArrayList<>();
        for (int own = 1; own < pieces; own++) {
            for (int ownMen = 0; ownMen <= own; ownMen++) {
                int others = pieces - own;
                for (int otherMen = 0; otherMen <= others; otherMen++) {
                    all.add(new Material(ownMen, own - ownMen, otherMen, others - otherMen));
                }
            }
        }
        all.sort(Comparator.comparingInt(Material::men));
        return List.copyOf(all);
    }

    /** The key of what stands on the board; the caller sees to it that there are at most 7 of each kind. */
    static int key(long own, long others, long kings) {
        return Long.bitCount(own & ~kings)
                | Long.bitCount(own & kings) << BITS
                | Long.bitCount(others & ~kings) << (2 * BITS)
                | Long.bitCount(others & kings) << (3 * BITS);
    }

    /** A small number of its own. */
    int key() {
        return ownMen | ownKings << BITS | otherMen << (2 * BITS) | otherKings << (3 * BITS);
    }

    /** The same pieces with the other side to move. */
    public Material exchanged() {
        return new Material(
                /* ownMen= */ otherMen, /* ownKings= */ otherKings, /* otherMen= */ ownMen, /* otherKings= */ ownKings);
    }

    /** Pieces of both sides. */
    public int pieces() {
        return own() + others();
    }

    /** Men of both sides. */
    public int men() {
        return ownMen + otherMen;
    }

    /** Pieces of the side to move. */
    public int own() {
        return ownMen + ownKings;
    }

    /** Pieces of the other side. */
    public int others() {
        return otherMen + otherKings;
    }

    /** Kings then men of the side to move, a hyphen, kings then men of the other: {@code kkm-k}. */
    public String text() {
        return side(ownKings, ownMen) + "-" + side(otherKings, otherMen);
    }

    private static String side(int kings, int men) {
        return "k".repeat(kings) + "m".repeat(men);
    }

    @Override
    public String toString() {
        return text();
    }
}

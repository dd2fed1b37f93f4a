package damka.rules.game;

import damka.rules.board.Board;
import damka.rules.board.Square;

/**
 * What has to stand on the board for a count of plies to run. Each is the same for both colours.
 *
 * <p>Several can hold at once; {@link #standing} gives all that do as a set of {@link #bit}s.
 */
public enum Material {
    /** Any position. */
    ANY(1 << 0),
    /** A single king and nothing else against exactly three pieces with at least one king. */
    THREE_AGAINST_KING(1 << 1),
    /** A single king and nothing else against one or two pieces with at least one king. */
    TWO_AGAINST_KING(1 << 2),
    /** A single king and nothing else against three or more pieces that are all kings. */
    KINGS_AGAINST_KING(1 << 3),
    /** {@link #THREE_AGAINST_KING} with the single king on the main road and no other piece on it. */
    ALONE_ON_MAIN_ROAD(1 << 4),
    /** Both sides have a king, 4 or 5 pieces in all, neither {@link #TWO_AGAINST_KING} nor {@link #KINGS_AGAINST_KING}. */
    BOTH_KINGS_4_TO_5(1 << 5),
    /** Both sides have a king, 6 or 7 pieces in all, not {@link #KINGS_AGAINST_KING}. */
    BOTH_KINGS_6_TO_7(1 << 6),
    /** Both sides have a king, 8 or more pieces in all, not {@link #KINGS_AGAINST_KING}. */
    BOTH_KINGS_8_OR_MORE(1 << 7);

    private static final int NOTHING_SPECIAL = ANY.bit();
    private static final int BARE_KING = TWO_AGAINST_KING.bit() | KINGS_AGAINST_KING.bit();

    private final int bit;

    Material(int bit) {
        this.bit = bit;
    }

    /** This one as a set. */
    public int bit() {
        return bit;
    }

    /** The long diagonal from the bottom left, as a set of bits: a1-h8 on the small board. */
    public static long mainRoad(Board board) {
        long road = 0;
        for (Square square : board.squares()) {
            if (square.row() + square.column() == board.size() - 1) {
                road |= square.bit();
            }
        }
        return road;
    }

    /**
     * All that hold, as a set of {@link #bit}s. Allocates nothing.
     *
     * @param one pieces of one side, of whichever colour
     * @param other pieces of the other side
     * @param kings kings of both
     * @param mainRoad see {@link #mainRoad}
     */
    public static int standing(long one, long other, long kings, long mainRoad) {
        if ((one & kings) == 0 || (other & kings) == 0) {
            return NOTHING_SPECIAL;
        }
        int ones = Long.bitCount(one);
        int others = Long.bitCount(other);
        int standing = NOTHING_SPECIAL;
        if (ones == 1) {
            standing |= againstKing(one, other, others, kings, mainRoad);
        } else if (others == 1) {
            standing |= againstKing(other, one, ones, kings, mainRoad);
        }
        return (standing & BARE_KING) != 0 ? standing : standing | bothKings(ones + others);
    }

    private static int againstKing(long king, long hunters, int count, long kings, long mainRoad) {
        if (count <= 2) {
            return TWO_AGAINST_KING.bit();
        }
        int standing = (hunters & ~kings) == 0 ? KINGS_AGAINST_KING.bit() : 0;
        if (count == 3) {
            boolean alone = ((king | hunters) & mainRoad) == king;
            standing |= THREE_AGAINST_KING.bit() | (alone ? ALONE_ON_MAIN_ROAD.bit() : 0);
        }
        return standing;
    }

    private static int bothKings(int pieces) {
        if (pieces >= 8) {
            return BOTH_KINGS_8_OR_MORE.bit();
        }
        return pieces >= 6 ? BOTH_KINGS_6_TO_7.bit() : BOTH_KINGS_4_TO_5.bit();
    }
}

package damka.engine.eval;

import damka.rules.board.Bitboards;
import damka.rules.board.Board;
import damka.rules.moves.MoveGenerator;
import java.util.Arrays;

/**
 * The counts of the evaluation besides the patterns, each White's minus Black's, by their place among the weights. The squares of
 * kings follow, one for each bit index as the king's owner sees the board.
 */
public final class Features {
    /** Men. */
    public static final int MAN = 0;
    /** Whether a side has a king. */
    public static final int FIRST_KING = 1;
    /** Kings after the first. */
    public static final int FURTHER_KING = 2;
    /** Squares that kings can go to in one move. */
    public static final int KING_MOBILITY = 3;
    /** How far the men lean to one side of the board. */
    public static final int LEANING = 4;
    /** Being to move. */
    public static final int TURN = 5;
    /** A king on the square with bit index 0. */
    public static final int KING_SQUARES = 6;

    /** How many there are. */
    public static final int COUNT = KING_SQUARES + Bitboards.BITS;

    private final int lastBit;
    private final long squares;
    // Squares by the binary digits of their column.
    private final long[] columnDigits = new long[4];
    private final int middle;

    /** The counts on this board. */
    public static Features of(Board board) {
        return new Features(board);
    }

    private Features(Board board) {
        this.squares = board.mask();
        this.lastBit = board.squares().get(board.squareCount() - 1).bitIndex();
        this.middle = board.size() - 1;
        board.squares().forEach(square -> {
            for (int i = 0; i < columnDigits.length; i++) {
                columnDigits[i] |= (square.column() >>> i & 1) != 0 ? square.bit() : 0;
            }
        });
    }

    /** The bit index of a square as Black sees it. */
    int turned(int bitIndex) {
        return lastBit - bitIndex;
    }

    /** Twice the distance of the men's centre from the board's middle, times their number. */
    int leaning(long men) {
        int sum = 0;
        for (int i = 0; i < columnDigits.length; i++) {
            sum += Long.bitCount(men & columnDigits[i]) << i;
        }
        return Math.abs(2 * sum - middle * Long.bitCount(men));
    }

    /** Squares that these kings can go to, without captures. */
    int mobility(long kings, long occupied) {
        return kings == 0 ? 0 : MoveGenerator.countKingSteps(kings, squares & ~occupied);
    }

    /**
     * All counts of a position.
     *
     * @param out room for {@link #COUNT} numbers
     */
    public void count(long white, long black, long kings, boolean up, int[] out) {
        Arrays.fill(out, 0);
        int whiteKings = Long.bitCount(white & kings);
        int blackKings = Long.bitCount(black & kings);
        out[MAN] = Long.bitCount(white & ~kings) - Long.bitCount(black & ~kings);
        out[FIRST_KING] = Math.min(1, whiteKings) - Math.min(1, blackKings);
        out[FURTHER_KING] = Math.max(0, whiteKings - 1) - Math.max(0, blackKings - 1);
        out[LEANING] = leaning(white & ~kings) - leaning(black & ~kings);
        out[TURN] = up ? 1 : -1;
        if (kings != 0) {
            out[KING_MOBILITY] = mobility(white & kings, white | black) - mobility(black & kings, white | black);
            for (long rest = white & kings; rest != 0; rest &= rest - 1) {
                out[KING_SQUARES + Long.numberOfTrailingZeros(rest)]++;
            }
            for (long rest = black & kings; rest != 0; rest &= rest - 1) {
                out[KING_SQUARES + turned(Long.numberOfTrailingZeros(rest))]--;
            }
        }
    }
}

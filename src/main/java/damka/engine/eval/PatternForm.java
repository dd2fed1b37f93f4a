package damka.engine.eval;

import damka.rules.board.Board;
import damka.rules.board.Color;

/**
 * What the pattern evaluation looks at: overlapping column strips of two squares a row over six rows (12 squares, 3^12
 * patterns of empty, white man, black man), seen from both ends of the board, and a few counts.
 *
 * <p>A row pair takes eleven bits of a set (see {@link damka.rules.board.Bitboards}); its ten squares are looked up once and
 * give the base 3 digits of all strips, sixteen bits a strip. A strip at the other end is the same strip of the board turned
 * round with the colours exchanged.
 */
public final class PatternForm {
    /** Patterns of one strip. */
    public static final int PATTERNS = 531_441;

    private static final int PAIR_BITS = 11;
    private static final int PAIR_MASK = 1023;
    private static final int PAIR_PATTERNS = 81;
    private static final int LANE_BITS = 16;
    private static final int LANE_MASK = (1 << LANE_BITS) - 1;
    private static final int PLACES_IN_ROW = 5;

    private static final PatternForm INTERNATIONAL = new PatternForm(Board.INTERNATIONAL);
    private static final PatternForm BRAZILIAN = new PatternForm(Board.BRAZILIAN);

    private final int strips;
    private final int pairs;
    private final int turn;
    private final int stepsAtStart;
    private final long[] digits = new long[PAIR_MASK + 1];
    private final long[] turnedDigits = new long[PAIR_MASK + 1];
    // Squares by the binary digits of their distance from the top: the sum of distances is four population counts.
    private final long[] rowDigits = new long[4];

    private PatternForm(Board board) {
        int inRow = board.size() / 2;
        this.strips = inRow - 1;
        this.pairs = inRow;
        this.turn = PLACES_IN_ROW + inRow - 1;
        for (int set = 0; set <= PAIR_MASK; set++) {
            digits[set] = digits(set);
            turnedDigits[set] = digits(turned(set, inRow));
        }
        board.squares().forEach(square -> {
            for (int i = 0; i < rowDigits.length; i++) {
                rowDigits[i] |= (square.row() >>> i & 1) != 0 ? square.bit() : 0;
            }
        });
        this.stepsAtStart = steps(board.startMen(Color.WHITE), board.startMen(Color.BLACK));
    }

    /** The form of this board. */
    public static PatternForm of(Board board) {
        return board == Board.INTERNATIONAL ? INTERNATIONAL : BRAZILIAN;
    }

    private long digits(int set) {
        long lanes = 0;
        for (int strip = 0; strip < strips; strip++) {
            long value = (set >>> strip & 1)
                    + 3L * (set >>> (strip + 1) & 1)
                    + 9L * (set >>> (PLACES_IN_ROW + strip) & 1)
                    + 27L * (set >>> (PLACES_IN_ROW + strip + 1) & 1);
            lanes |= value << (LANE_BITS * strip);
        }
        return lanes;
    }

    private int turned(int set, int inRow) {
        int result = 0;
        for (int place = 0; place < inRow; place++) {
            result |= (set >>> place & 1) << (turn - place);
            result |= (set >>> (turn - place) & 1) << place;
        }
        return result;
    }

    /** Strips at each end: 4, or 3 on the small board. */
    public int strips() {
        return strips;
    }

    /** Steps that all men of a new game are away from their promotion. */
    int stepsAtStart() {
        return stepsAtStart;
    }

    /** Steps that all men are away from their promotion. */
    int steps(long whiteMen, long blackMen) {
        int white = 0;
        int black = 0;
        for (int i = 0; i < rowDigits.length; i++) {
            white += Long.bitCount(whiteMen & rowDigits[i]) << i;
            black += Long.bitCount(blackMen & rowDigits[i]) << i;
        }
        return white + (2 * pairs - 1) * Long.bitCount(blackMen) - black;
    }

    // The first four rows of all strips, sixteen bits a strip.
    private long topFour(long white, long black) {
        return PAIR_PATTERNS * pair(white, black, 0) + pair(white, black, 1);
    }

    private long bottomFour(long white, long black) {
        return PAIR_PATTERNS * turnedPair(white, black, pairs - 1) + turnedPair(white, black, pairs - 2);
    }

    private long pair(long white, long black, int i) {
        return digits[(int) (white >>> (PAIR_BITS * i)) & PAIR_MASK]
                + 2 * digits[(int) (black >>> (PAIR_BITS * i)) & PAIR_MASK];
    }

    private long turnedPair(long white, long black, int i) {
        return turnedDigits[(int) (black >>> (PAIR_BITS * i)) & PAIR_MASK]
                + 2 * turnedDigits[(int) (white >>> (PAIR_BITS * i)) & PAIR_MASK];
    }

    /** The sum of the packed weights of all strips, White's minus Black's. */
    int sum(int[] weights, long whiteMen, long blackMen) {
        long top = topFour(whiteMen, blackMen);
        long topRest = pair(whiteMen, blackMen, 2);
        long bottom = bottomFour(whiteMen, blackMen);
        long bottomRest = turnedPair(whiteMen, blackMen, pairs - 3);
        int sum = 0;
        int offset = 0;
        for (int shift = 0; shift < LANE_BITS * strips; shift += LANE_BITS) {
            sum += weights[offset + index(top, topRest, shift)];
            sum -= weights[offset + index(bottom, bottomRest, shift)];
            offset += PATTERNS;
        }
        return sum;
    }

    /**
     * The weights that {@link #sum} adds, for the fit: first those of the top, then as many of the bottom.
     *
     * @param out room for {@code 2 * strips()} indices
     */
    public void indices(long whiteMen, long blackMen, int[] out) {
        long top = topFour(whiteMen, blackMen);
        long topRest = pair(whiteMen, blackMen, 2);
        long bottom = bottomFour(whiteMen, blackMen);
        long bottomRest = turnedPair(whiteMen, blackMen, pairs - 3);
        for (int strip = 0; strip < strips; strip++) {
            out[strip] = strip * PATTERNS + index(top, topRest, LANE_BITS * strip);
            out[strips + strip] = strip * PATTERNS + index(bottom, bottomRest, LANE_BITS * strip);
        }
    }

    private static int index(long four, long rest, int shift) {
        return (int) (four >>> shift & LANE_MASK) * PAIR_PATTERNS + (int) (rest >>> shift & LANE_MASK);
    }
}

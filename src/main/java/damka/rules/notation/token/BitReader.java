package damka.rules.notation.token;

/**
 * Reads what {@link BitWriter} wrote. Past the end it reads zeros and remembers that it did, so that a reader asks once, at
 * the end. Belongs to one token.
 */
final class BitReader {
    private static final int MOST_BITS = 31;

    private final String digits;
    private int at;

    /** Of digits alone. */
    BitReader(String digits) {
        this.digits = digits;
    }

    /** The next number of this many bits, 0 to 63. */
    long next(int bits) {
        long value = 0;
        for (int i = 0; i < bits; i++) {
            value = value << 1 | bit(at++);
        }
        return value;
    }

    boolean nextFlag() {
        return next(1) != 0;
    }

    /** The next number of {@link BitWriter#addGrouped}; of one that is too great for an int the lowest bits. */
    int nextGrouped(int groupBits) {
        int value = 0;
        int shift = 0;
        boolean more = true;
        while (more && shift < MOST_BITS) {
            more = nextFlag();
            value |= (int) next(groupBits) << shift;
            shift += groupBits;
        }
        return value & Integer.MAX_VALUE;
    }

    /** Whether more was read than there is. */
    boolean isPastEnd() {
        return at > digits.length() * Digits.BITS;
    }

    private int bit(int place) {
        int digit = place / Digits.BITS;
        if (digit >= digits.length()) {
            return 0;
        }
        return Digits.value(digits.charAt(digit)) >>> (Digits.BITS - 1 - place % Digits.BITS) & 1;
    }
}

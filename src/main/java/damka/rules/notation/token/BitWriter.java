package damka.rules.notation.token;

/** Writes numbers of a few bits, highest bit first, as digits of a token. Belongs to one token. */
final class BitWriter {
    private final StringBuilder text = new StringBuilder();
    private int pending;
    private int pendingBits;

    /**
     * Appends the lowest bits of a number.
     *
     * @param bits 0 to 63
     */
    BitWriter add(long value, int bits) {
        for (int bit = bits - 1; bit >= 0; bit--) {
            pending = pending << 1 | (int) (value >>> bit & 1);
            pendingBits++;
            if (pendingBits == Digits.BITS) {
                flush();
            }
        }
        return this;
    }

    BitWriter addFlag(boolean flag) {
        return add(flag ? 1 : 0, 1);
    }

    /** Appends a number that is mostly small: groups of bits from the lowest, each after a bit that says whether more follow. */
    BitWriter addGrouped(int value, int groupBits) {
        int rest = value;
        while (rest >>> groupBits != 0) {
            add(1, 1).add(rest, groupBits);
            rest >>>= groupBits;
        }
        return add(0, 1).add(rest, groupBits);
    }

    /** The digits; the last one is filled up with zeros. */
    String toText() {
        return pendingBits == 0
                ? text.toString()
                : text.toString() + Digits.digit(pending << (Digits.BITS - pendingBits));
    }

    private void flush() {
        text.append(Digits.digit(pending));
        pending = 0;
        pendingBits = 0;
    }
}

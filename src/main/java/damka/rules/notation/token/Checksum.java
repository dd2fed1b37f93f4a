package damka.rules.notation.token;

/**
 * A cyclic redundancy check over the characters of a token, written as digits behind them. One changed character, or any
 * change within as many bits as the check has, is always found. It guards against slips, not against forgery.
 */
enum Checksum {
    /** CRC-12, polynomial 80F: for a position, where shortness counts. */
    SHORT(12, 0x80F),
    /** CRC-30 of CDMA, polynomial 2030B9C7: for a game. */
    LONG(30, 0x2030B9C7);

    private final int bits;
    private final int polynomial;

    Checksum(int bits, int polynomial) {
        this.bits = bits;
        this.polynomial = polynomial;
    }

    /** Digits that it takes. */
    int length() {
        return bits / Digits.BITS;
    }

    /** The text with its check behind it. */
    String sign(String text) {
        return text + new BitWriter().add(of(text), bits).toText();
    }

    /** Whether the end of the text is the check of what stands before; the text is at least as long as the check. */
    boolean isRight(String signed) {
        return sign(withoutCheck(signed)).equals(signed);
    }

    /** What stands before the check. */
    String withoutCheck(String signed) {
        return signed.substring(0, signed.length() - length());
    }

    private int of(String text) {
        int mask = (1 << bits) - 1;
        int register = mask;
        for (int i = 0; i < text.length(); i++) {
            for (int bit = Byte.SIZE - 1; bit >= 0; bit--) {
                int in = text.charAt(i) >>> bit & 1;
                int out = register >>> (bits - 1);
                register = register << 1 & mask;
                if (in != out) {
                    register ^= polynomial;
                }
            }
        }
        return register;
    }
}

package damka.rules.notation.token;

/** The 64 digits of a token, six bits each (base64url, RFC 4648 section 5, without padding). */
final class Digits {
    /** Bits of a digit. */
    static final int BITS = 6;

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private Digits() {}

    static char digit(int value) {
        return ALPHABET.charAt(value);
    }

    /** The value of a digit, or -1 for another character. */
    static int value(char digit) {
        return ALPHABET.indexOf(digit);
    }

    /** The place of the first character from {@code from} that is no digit, or -1. */
    static int firstOther(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if (value(text.charAt(i)) < 0) {
                return i;
            }
        }
        return -1;
    }
}

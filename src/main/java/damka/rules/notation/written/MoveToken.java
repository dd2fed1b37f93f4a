package damka.rules.notation.written;

/**
 * A part of a move text that means something.
 *
 * @param text folded to plain letters and digits, small
 * @param offset UTF-16 characters of the text as received
 */
record MoveToken(Kind kind, String text, int offset, int length) {

    enum Kind {
        /** Digits alone. */
        NUMBER,
        /** Column letter and row number. */
        NAME,
        /** A dash. */
        STEP,
        /** A cross, a colon, a word for capturing. */
        CAPTURE,
        /** A comma, an arrow, a word that stands between squares or before them. */
        LINK,
        /** A word for the squares in between. */
        VIA,
        /** Full stops, or a bracket that closes a move number. */
        DOTS,
        /** What judges a move and ends it: exclamation and question marks, an asterisk, a numeric glyph. */
        MARK,
        /** Anything else. */
        UNKNOWN
    }

    boolean isSquare() {
        return kind == Kind.NUMBER || kind == Kind.NAME;
    }

    /** Whether it is a word, and not a sign; the letter x is a sign. */
    boolean isWord() {
        return text.length() > 1 && Character.isLetter(text.charAt(0));
    }
}

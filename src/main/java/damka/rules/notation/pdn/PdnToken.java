package damka.rules.notation.pdn;

/**
 * A word of a text of games.
 *
 * @param start offset of its first character
 * @param end offset behind its last character
 * @param text a tag's name, a comment's text, else the characters themselves
 * @param value of a tag, or the FEN of a set-up command; else empty
 * @param valueStart where the value begins
 */
record PdnToken(Kind kind, int start, int end, String text, String value, int valueStart) {

    /** What it is. */
    enum Kind {
        TAG,
        MALFORMED_TAG,
        COMMENT,
        UNCLOSED_COMMENT,
        MOVE,
        MARK,
        RESULT,
        OPEN,
        CLOSE,
        SETUP,
        UNKNOWN
    }

    boolean is(Kind other) {
        return kind == other;
    }

    int length() {
        return end - start;
    }
}

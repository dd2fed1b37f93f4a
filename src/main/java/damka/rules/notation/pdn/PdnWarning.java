package damka.rules.notation.pdn;

import damka.rules.notation.TextSpan;

/** What is odd about a game that could be read all the same. */
public record PdnWarning(Code code, TextSpan place) {

    /** The kinds. */
    public enum Code {
        /** The tag gives another result than the word after the last move; the tag holds. */
        RESULT_DIFFERS,
        /** A step written as a capture, or the other way round. */
        SEPARATOR_MISMATCH
    }
}

package damka.rules.notation;

/**
 * Where reading a text went wrong.
 *
 * @param offset characters of the text as received, from 0
 * @param length characters of the bad part; 0 where something is missing
 * @param expected what would have been right there, in the words of the notation, such as {@code 1-50}
 */
public record ParseFault(Code code, int offset, int length, String expected) {

    /** The stable names of the faults. */
    public enum Code {
        UNEXPECTED_CHARACTER,
        UNEXPECTED_END,
        SQUARE_OUT_OF_RANGE,
        NUMBER_OUT_OF_RANGE,
        LIGHT_SQUARE,
        SIDE_TO_MOVE_UNKNOWN,
        SIDE_NAMED_TWICE,
        RANGE_DESCENDING,
        WRONG_LENGTH,
        UNKNOWN_VERSION,
        CHECKSUM_WRONG
    }

    public ParseFault {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("a place in the text: " + offset + ", " + length);
        }
    }

    /** The same fault in a text that has so many characters before. */
    public ParseFault movedBy(int characters) {
        return new ParseFault(code, offset + characters, length, expected);
    }
}

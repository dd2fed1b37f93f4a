package damka.rules.notation;

/**
 * A part of a text.
 *
 * @param offset characters from 0
 * @param length characters
 */
public record TextSpan(int offset, int length) {
    public TextSpan {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("a place in the text: " + offset + ", " + length);
        }
    }
}

package damka.rules.notation;

import java.util.Arrays;

/** Where the lines of a text begin. A line ends with LF, CR or CRLF; lines and columns count from 1. */
public final class TextLines {
    private final int[] starts;

    private TextLines(int[] starts) {
        this.starts = starts;
    }

    /** The lines of a text, found in one pass. */
    public static TextLines of(CharSequence text) {
        int[] starts = new int[16];
        int count = 1;
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' && before == '\r') {
                starts[count - 1] = i + 1;
            } else if (c == '\n' || c == '\r') {
                starts = count == starts.length ? Arrays.copyOf(starts, 2 * count) : starts;
                starts[count++] = i + 1;
            }
            before = c;
        }
        return new TextLines(Arrays.copyOf(starts, count));
    }

    /** The line in which this character stands. */
    public int line(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The place of this character in its line. */
    public int column(int offset) {
        return offset - starts[line(offset) - 1] + 1;
    }
}

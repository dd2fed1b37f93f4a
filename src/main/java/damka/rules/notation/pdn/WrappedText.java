package damka.rules.notation.pdn;

/** Words put into lines of at most 80 characters; a longer word has a line of its own. */
final class WrappedText {
    private static final int WIDTH = 80;

    private final StringBuilder text = new StringBuilder();
    private String word = "";
    private String opening = "";
    private int column;

    /** A word that is not broken, even if it holds a blank. */
    void add(String next) {
        flush();
        word = opening + next;
        opening = "";
    }

    /** Goes before the next word, without a blank between. */
    void open(char bracket) {
        opening += bracket;
    }

    /** Goes behind the last word, without a blank between. */
    void close(char bracket) {
        if (word.isEmpty() || !opening.isEmpty()) {
            add("");
        }
        word += bracket;
    }

    /** A line of its own, however long. */
    void addLine(String line) {
        if (!opening.isEmpty()) {
            add("");
        }
        flush();
        newLine();
        text.append(line);
        column = line.length();
        newLine();
    }

    private void flush() {
        if (word.isEmpty()) {
            return;
        }
        if (column > 0 && column + 1 + word.length() > WIDTH) {
            newLine();
        }
        if (column > 0) {
            text.append(' ');
            column++;
        }
        text.append(word);
        column += word.length();
        word = "";
    }

    private void newLine() {
        if (column > 0) {
            text.append('\n');
            column = 0;
        }
    }

    /** All of it, with a line end at the end. */
    String text() {
        flush();
        newLine();
        return text.toString();
    }
}

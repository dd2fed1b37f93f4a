package damka.rules.notation.pdn;

/** Blanks in comments and tags. */
final class Words {
    private Words() {}

    /** The text with every row of blanks, line ends and control characters made one blank, none at its ends. */
    static String singleSpaced(String text) {
        StringBuilder words = new StringBuilder(text.length());
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean blank = Character.isWhitespace(c) || Character.isISOControl(c);
            if (!blank) {
                words.append(gap && !words.isEmpty() ? " " : "").append(c);
            }
            gap = blank;
        }
        return words.toString();
    }
}

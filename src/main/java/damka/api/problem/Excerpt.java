package damka.api.problem;

/** Pieces of what a caller sent, made safe and short enough to be sent back. */
public final class Excerpt {
    /** The most characters of a request that an answer repeats in one place. */
    public static final int LONGEST = 120;

    private static final int AROUND = 40;
    private static final int MARKED = 30;

    private Excerpt() {}

    /** The text without control characters and lone surrogates, cut to {@link #LONGEST} characters. */
    public static String shown(String text) {
        return cut(clean(text), LONGEST);
    }

    /** Where something stands in a text, with the text around it. */
    public static Fault.Place place(String text, int offset, int length) {
        int start = Math.min(Math.max(offset, 0), text.length());
        int end = Math.min(start + Math.max(length, 0), text.length());
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < start; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Fault.Place(start, end - start, line, start - lineStart + 1, excerpt(text, start, end));
    }

    private static String excerpt(String text, int start, int end) {
        String before = clean(text.substring(Math.max(0, start - AROUND), start));
        String marked = cut(clean(text.substring(start, end)), MARKED);
        String after = clean(text.substring(end, Math.min(text.length(), end + AROUND)));
        return before + "[" + marked + "]" + after;
    }

    private static String cut(String text, int longest) {
        if (text.length() <= longest) {
            return text;
        }
        int end = longest - 1;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
    }

    private static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            boolean shows = !Character.isISOControl(point)
                    && Character.getType(point) != Character.SURROGATE
                    && Character.getType(point) != Character.FORMAT;
            clean.appendCodePoint(shows ? point : ' ');
        });
        return clean.toString();
    }
}

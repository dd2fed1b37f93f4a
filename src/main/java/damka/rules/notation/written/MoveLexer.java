package damka.rules.notation.written;

import damka.rules.notation.written.MoveToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Cuts a move text into tokens. Blanks, quotation marks and invisible characters say nothing. Work is linear in the text. */
final class MoveLexer {
    private static final String DASHES = "-‐‑‒–—―−﹘﹣~";
    private static final String CROSSES = "×✕✖⨯:∶";
    private static final String ARROWS = ">→➔➜⇒";
    private static final String DOTS = ".…";
    private static final String MARKS = "!?*+#‼⁇⁈⁉";
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";
    private static final String QUOTES = "\"'`„”“’‘«»";
    private static final char FULL_WIDTH_FIRST = '\uFF01';
    private static final char FULL_WIDTH_LAST = '\uFF5E';
    private static final int FULL_WIDTH_SHIFT = '\uFF01' - '!';
    private static final char LAST_COLUMN = 'j';

    private final String text;
    private final List<MoveToken> tokens = new ArrayList<>();
    private int at;

    private MoveLexer(String text) {
        this.text = text;
    }

    static List<MoveToken> tokens(String text) {
        MoveLexer lexer = new MoveLexer(text);
        while (lexer.at < text.length()) {
            lexer.next();
        }
        return lexer.tokens;
    }

    private void next() {
        char c = fold(at);
        if (isBlank(c) || QUOTES.indexOf(c) >= 0) {
            at++;
        } else if (isDigit(c)) {
            add(Kind.NUMBER, digitsFrom(at));
        } else if (Character.isLetter(c)) {
            letters();
        } else {
            sign(c);
        }
    }

    private void sign(char c) {
        if (DASHES.indexOf(c) >= 0 || c == '=') {
            dashOrArrow(c);
        } else if (CROSSES.indexOf(c) >= 0) {
            add(Kind.CAPTURE, at + 1);
        } else if (ARROWS.indexOf(c) >= 0 || c == ',') {
            add(Kind.LINK, at + 1);
        } else if (DOTS.indexOf(c) >= 0) {
            add(Kind.DOTS, endOfRun(DOTS));
        } else if (CLOSING.indexOf(c) >= 0) {
            closing();
        } else if (MARKS.indexOf(c) >= 0) {
            add(Kind.MARK, endOfRun(MARKS));
        } else if (OPENING.indexOf(c) >= 0) {
            opening();
        } else if (c == '$') {
            add(Kind.MARK, digitsFrom(at + 1));
        } else {
            add(Kind.UNKNOWN, text.offsetByCodePoints(at, 1));
        }
    }

    private void dashOrArrow(char c) {
        int end = endOfRun(DASHES + "=");
        boolean arrow = end < text.length() && ARROWS.indexOf(fold(end)) >= 0;
        if (arrow) {
            add(Kind.LINK, end + 1);
        } else {
            add(c == '=' ? Kind.UNKNOWN : Kind.STEP, end);
        }
    }

    // 1) is a move number. Any other closing bracket belongs to one that was opened and says nothing.
    private void closing() {
        boolean afterNumber = tokens.size() == 1 && tokens.get(0).kind() == Kind.NUMBER;
        if (afterNumber) {
            add(Kind.DOTS, at + 1);
        } else {
            at++;
        }
    }

    // A bracket round the whole move says nothing; one after it begins a remark.
    private void opening() {
        if (tokens.stream().anyMatch(MoveToken::isSquare)) {
            add(Kind.MARK, at + 1);
        } else {
            at++;
        }
    }

    private void letters() {
        int end = at;
        while (end < text.length() && Character.isLetter(fold(end))) {
            end++;
        }
        String run = folded(at, end);
        boolean digitFollows = end < text.length() && isDigit(fold(end));
        String before = run.substring(0, run.length() - 1);
        boolean column = run.charAt(run.length() - 1) >= 'a' && run.charAt(run.length() - 1) <= LAST_COLUMN;
        boolean name = digitFollows && column && (before.isEmpty() || MoveWords.isKnown(before));
        boolean wholeWord = run.length() > 1 && MoveWords.isKnown(run);
        if (name && !wholeWord) {
            if (!before.isEmpty()) {
                addWord(before, end - 1);
            }
            add(Kind.NAME, digitsFrom(end));
        } else {
            addWord(run, end);
        }
    }

    private void addWord(String word, int end) {
        if (MoveWords.isCapture(word)) {
            add(Kind.CAPTURE, end);
        } else if (MoveWords.isVia(word)) {
            add(Kind.VIA, end);
        } else {
            add(MoveWords.isLink(word) ? Kind.LINK : Kind.UNKNOWN, end);
        }
    }

    private void add(Kind kind, int end) {
        tokens.add(new MoveToken(kind, folded(at, end), at, end - at));
        at = end;
    }

    private int digitsFrom(int start) {
        int end = start;
        while (end < text.length() && isDigit(fold(end))) {
            end++;
        }
        return end;
    }

    private int endOfRun(String characters) {
        int end = at;
        while (end < text.length() && characters.indexOf(fold(end)) >= 0) {
            end++;
        }
        return end;
    }

    private String folded(int start, int end) {
        StringBuilder plain = new StringBuilder(end - start);
        for (int i = start; i < end; i++) {
            char c = fold(i);
            plain.append(isDigit(c) ? (char) ('0' + Character.digit(c, 10)) : c);
        }
        return plain.toString().toLowerCase(Locale.ROOT);
    }

    private char fold(int index) {
        char c = text.charAt(index);
        return c >= FULL_WIDTH_FIRST && c <= FULL_WIDTH_LAST ? (char) (c - FULL_WIDTH_SHIFT) : c;
    }

    private static boolean isDigit(char c) {
        return Character.digit(c, 10) >= 0 && !Character.isLetter(c);
    }

    // Byte order marks, joiners and variation selectors come with copied text.
    private static boolean isBlank(char c) {
        int type = Character.getType(c);
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || type == Character.FORMAT
                || type == Character.NON_SPACING_MARK;
    }
}

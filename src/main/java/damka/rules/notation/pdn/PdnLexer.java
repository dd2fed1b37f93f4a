package damka.rules.notation.pdn;

import damka.rules.notation.pdn.PdnToken.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a text of games into words. It goes forward only and looks at no character more often than a fixed number of times.
 * Move numbers, blanks and lines that begin with {@code %} are left out: they carry no meaning.
 */
final class PdnLexer {
    private static final String ENDS_WORD = "{}()[];$!?*\"";
    private static final String SETUP = "/FEN";

    private final CharSequence text;
    private final int length;
    private final List<PdnToken> tokens = new ArrayList<>();
    private int at;
    private int knownLineEnd = -1;

    private PdnLexer(CharSequence text) {
        this.text = text;
        this.length = text.length();
    }

    static List<PdnToken> tokens(CharSequence text) {
        PdnLexer lexer = new PdnLexer(text);
        lexer.skipByteOrderMark();
        while (lexer.at < lexer.length) {
            lexer.next();
        }
        return lexer.tokens;
    }

    // The mark itself, or its three bytes read as Latin-1.
    private void skipByteOrderMark() {
        if (length > 0 && text.charAt(0) == '\uFEFF') {
            at = 1;
        } else if (length > 2 && text.subSequence(0, 3).toString().equals("\u00EF\u00BB\u00BF")) {
            at = 3;
        }
    }

    private void next() {
        char c = text.charAt(at);
        if (blank(c)) {
            at++;
        } else if (c == '%' && atLineStart()) {
            at = lineEnd(at);
        } else {
            token(c);
        }
    }

    private void token(char c) {
        switch (c) {
            case ';' -> lineComment();
            case '{' -> comment();
            case '[' -> tag();
            case '(' -> open();
            case ')' -> add(Kind.CLOSE, at + 1);
            case '$' -> add(digits(at + 1) > at + 1 ? Kind.MARK : Kind.UNKNOWN, digits(at + 1));
            case '!', '?' -> add(Kind.MARK, strength(at));
            case '*' -> star();
            case ']', '}', '"' -> add(Kind.UNKNOWN, at + 1);
            default -> word();
        }
    }

    private static boolean blank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0' || c == '\uFEFF';
    }

    private boolean atLineStart() {
        return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r' || text.charAt(at - 1) == '\uFEFF';
    }

    // Remembered, since many words of one line may ask for it.
    private int lineEnd(int from) {
        if (from <= knownLineEnd) {
            return knownLineEnd;
        }
        int end = from;
        while (end < length && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        knownLineEnd = end;
        return end;
    }

    private int digits(int from) {
        int end = from;
        while (end < length && digit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    private int strength(int from) {
        int end = from;
        while (end < length && (text.charAt(end) == '!' || text.charAt(end) == '?')) {
            end++;
        }
        return end;
    }

    private void add(Kind kind, int end) {
        add(kind, end, text.subSequence(at, end).toString());
    }

    private void add(Kind kind, int end, String content) {
        tokens.add(new PdnToken(kind, at, end, content, "", at));
        at = end;
    }

    private void lineComment() {
        int end = lineEnd(at);
        add(Kind.COMMENT, end, text.subSequence(at + 1, end).toString());
    }

    private void comment() {
        int end = at + 1;
        while (end < length && text.charAt(end) != '}') {
            end++;
        }
        String content = text.subSequence(at + 1, end).toString();
        if (end < length) {
            add(Kind.COMMENT, end + 1, content);
        } else {
            add(Kind.UNCLOSED_COMMENT, end, content);
        }
    }

    // "(?)" is a mark, any other bracket opens a variation.
    private void open() {
        int end = strength(at + 1);
        boolean mark = end > at + 1 && end < length && text.charAt(end) == ')';
        if (mark) {
            add(Kind.MARK, end + 1);
        } else {
            add(Kind.OPEN, at + 1);
        }
    }

    // A star right behind a move says that it was forced (FMJD Annex 1, art. 9.1.9); any other ends the game.
    private void star() {
        boolean glued = !tokens.isEmpty() && tokens.get(tokens.size() - 1).end() == at;
        Kind before = glued ? tokens.get(tokens.size() - 1).kind() : Kind.UNKNOWN;
        if (before == Kind.MOVE || before == Kind.MARK) {
            at++;
        } else {
            add(Kind.RESULT, at + 1);
        }
    }

    // [Name "value"], on one line. The value ends with a quotation mark before the bracket; others inside are let
    // through.
    private void tag() {
        int end = lineEnd(at);
        int nameStart = skipBlanks(at + 1, end);
        int nameEnd = nameStart;
        while (nameEnd < end && (Character.isLetterOrDigit(text.charAt(nameEnd)) || text.charAt(nameEnd) == '_')) {
            nameEnd++;
        }
        int quote = skipBlanks(nameEnd, end);
        boolean opened = nameEnd > nameStart && quote < end && text.charAt(quote) == '"';
        if (!opened || !quoted(Kind.TAG, text.subSequence(nameStart, nameEnd).toString(), quote + 1, end, ']')) {
            add(Kind.MALFORMED_TAG, end);
        }
    }

    private int skipBlanks(int from, int end) {
        int place = from;
        while (place < end && blank(text.charAt(place))) {
            place++;
        }
        return place;
    }

    private boolean quoted(Kind kind, String name, int from, int end, char close) {
        StringBuilder value = new StringBuilder();
        for (int i = from; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < end && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\')) {
                value.append(text.charAt(++i));
                continue;
            }
            int after = c == '"' ? skipBlanks(i + 1, end) : end;
            if (after < end && text.charAt(after) == close) {
                tokens.add(new PdnToken(kind, at, after + 1, name, value.toString(), from));
                at = after + 1;
                return true;
            }
            value.append(c);
        }
        return false;
    }

    private void word() {
        int end = at;
        while (end < length && !blank(text.charAt(end)) && ENDS_WORD.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        if (isSetup(end)) {
            setup(end);
            return;
        }
        while (at < end) {
            wordPart(end);
        }
    }

    private boolean isSetup(int end) {
        return end - at == SETUP.length()
                && text.subSequence(at, end).toString().equalsIgnoreCase(SETUP);
    }

    // /FEN "..."/ among the moves.
    private void setup(int wordEnd) {
        int end = lineEnd(wordEnd);
        int quote = skipBlanks(wordEnd, end);
        boolean opened = quote < end && text.charAt(quote) == '"';
        if (!opened || !quoted(Kind.SETUP, SETUP, quote + 1, end, '/')) {
            add(Kind.UNKNOWN, end);
        }
    }

    // A move number with its dots and a move may be glued together.
    private void wordPart(int end) {
        if (PdnResult.isWord(text, at, end)) {
            add(Kind.RESULT, end);
            return;
        }
        int number = Math.min(end, digits(at));
        int dots = number;
        while (dots < end && (text.charAt(dots) == '.' || text.charAt(dots) == '\u2026')) {
            dots++;
        }
        if (dots > number || number == end) {
            at = dots;
        } else {
            add(movelike(end) ? Kind.MOVE : Kind.UNKNOWN, end);
        }
    }

    private boolean movelike(int end) {
        char first = Character.toLowerCase(text.charAt(at));
        boolean letter = first >= 'a' && first <= 'j' && at + 1 < end && digit(text.charAt(at + 1));
        return digit(first) || letter;
    }
}

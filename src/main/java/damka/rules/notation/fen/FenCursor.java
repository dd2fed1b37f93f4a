package damka.rules.notation.fen;

import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseFault.Code;
import damka.rules.notation.TextSpan;
import java.util.Locale;
import java.util.Optional;

/** A place in a FEN. It never rests on a blank, and it never goes back. */
final class FenCursor {
    private static final int CEILING = 1_000_000;

    private final String text;
    private int at;
    private int end;
    // End of what was last read, before the blanks that followed.
    private int read;
    private int numberLength;

    FenCursor(String text) {
        this.text = text;
        this.end = text.length();
        narrow();
    }

    private void narrow() {
        while (end > at && blank(text.charAt(end - 1))) {
            end--;
        }
        moveTo(at);
    }

    private void moveTo(int place) {
        read = place;
        at = place;
        while (at < end && blank(text.charAt(at))) {
            at++;
        }
    }

    private static boolean blank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0';
    }

    int offset() {
        return at;
    }

    /** From a place before to the end of what was read last. */
    TextSpan since(int start) {
        return new TextSpan(start, read - start);
    }

    boolean atEnd() {
        return at >= end;
    }

    boolean at(char c) {
        return at < end && text.charAt(at) == c;
    }

    /** Whether this capital letter is here, in either case. */
    boolean atLetter(char capital) {
        return at(capital) || at(Character.toLowerCase(capital));
    }

    boolean atDigit() {
        return at < end && digit(text.charAt(at));
    }

    /** Small letters only: a capital G is the mark of a half-made capture, a capital B a colour. */
    boolean atColumn() {
        boolean letter = at + 1 < end && text.charAt(at) >= 'a' && text.charAt(at) <= 'j';
        return letter && digit(text.charAt(at + 1));
    }

    boolean atFieldEnd() {
        return atEnd() || at(':');
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    Optional<Color> color() {
        if (atLetter('W')) {
            return Optional.of(Color.WHITE);
        }
        return atLetter('B') ? Optional.of(Color.BLACK) : Optional.empty();
    }

    /** Goes over one character and the blanks after it. */
    void skip() {
        moveTo(at + 1);
    }

    /** Reads digits; large values are cut at a million. */
    int number() {
        int place = at;
        int value = 0;
        while (place < end && digit(text.charAt(place))) {
            value = Math.min(CEILING, value * 10 + text.charAt(place) - '0');
            place++;
        }
        numberLength = place - at;
        moveTo(place);
        return value;
    }

    int lastNumberLength() {
        return numberLength;
    }

    /** Reads a letter: 0 for a. */
    int column() {
        return text.charAt(at++) - 'a';
    }

    /** Goes to the next colon or the end; how many characters that were, without blanks at their end. */
    int skipField() {
        return skipTo(false);
    }

    /** Goes to the next comma, colon or the end; how many characters that were, without blanks at their end. */
    int skipEntry() {
        return skipTo(true);
    }

    private int skipTo(boolean orComma) {
        int start = at;
        int last = at;
        while (at < end && text.charAt(at) != ':' && !(orComma && text.charAt(at) == ',')) {
            if (!blank(text.charAt(at++))) {
                last = at;
            }
        }
        return last - start;
    }

    boolean dropLast(char c) {
        boolean there = end > at && text.charAt(end - 1) == c;
        if (there) {
            end--;
            narrow();
        }
        return there;
    }

    /** Goes on with what stands between quotation marks, if only this opening (blanks aside, any case) is before them. */
    boolean enterQuotes(String opening) {
        int quote = text.indexOf('"', at);
        boolean opens = quote >= 0
                && quote - at < 2 * opening.length() + 8
                && text.substring(at, quote)
                        .replace(" ", "")
                        .toUpperCase(Locale.ROOT)
                        .equals(opening);
        if (opens) {
            at = quote + 1;
        }
        return opens;
    }

    /** Ends before the closing quotation mark; the fault, if the tag does not end right after it. */
    Optional<ParseFault> closingFault() {
        int quote = text.lastIndexOf('"', end - 1);
        if (quote < at) {
            narrow();
            return Optional.of(new ParseFault(Code.UNEXPECTED_END, text.length(), 0, "\"]"));
        }
        int after = quote + 1;
        boolean closed = text.substring(after, end).strip().equals("]");
        int length = end - after;
        end = quote;
        narrow();
        if (closed) {
            return Optional.empty();
        }
        Code code = length == 0 ? Code.UNEXPECTED_END : Code.UNEXPECTED_CHARACTER;
        return Optional.of(new ParseFault(code, after, length, "]"));
    }
}

package damka.rules.notation.pdn;

import damka.rules.notation.TextSpan;

/**
 * A tag of a game, {@code [Event "Club match"]}.
 *
 * @param value without quotation marks and escapes
 * @param place where the value stands; length 0 for a tag that was not read
 */
public record PdnTag(String name, String value, TextSpan place) {

    /** A tag that was not read from a text. */
    public static PdnTag of(String name, String value) {
        return new PdnTag(name, value, new TextSpan(0, 0));
    }
}

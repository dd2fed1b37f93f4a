package damka.rules.notation.pdn;

import java.util.Optional;
import java.util.Set;

/** The results that PDN writes. A result is one only as a whole word: {@code 1-18} and {@code 2-07} are moves. */
final class PdnResult {
    /** Nothing is known of the end of the game. */
    static final String OPEN = "*";

    private static final Set<String> WORDS = Set.of("2-0", "1-1", "0-2", "0-0", "1-0", "1/2-1/2", "0-1");
    private static final int LONGEST = "1/2-1/2".length();

    private PdnResult() {}

    /** Whether this word of the moves is a result, {@code *} not counted. */
    static boolean isWord(CharSequence text, int start, int end) {
        return end - start <= LONGEST
                && WORDS.contains(text.subSequence(start, end).toString());
    }

    /** The value of a Result tag, if it is one. */
    static Optional<String> ofTag(String value) {
        String word = value.strip();
        return WORDS.contains(word) || word.equals(OPEN) ? Optional.of(word) : Optional.empty();
    }
}

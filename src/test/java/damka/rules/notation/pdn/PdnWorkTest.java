package damka.rules.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.notation.TextLines;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work grows no faster than the text: looks at characters are counted, on one text and on one twice as long. */
class PdnWorkTest {
    private static final int REPEATS = 4000;
    private static final int MOST_TAKES_OF_A_WORD = 12;
    private static final int MOST_LOOKS_AT_A_CHARACTER = 10;

    /** A text that counts how many characters are looked at or copied. */
    private static final class CountingText implements CharSequence {
        private final String text;
        private long looks;

        CountingText(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            looks++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            looks += end - start;
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            throw new AssertionError("the whole text copied");
        }
    }

    /** Words that count how often one is taken. */
    private static final class CountingWords extends AbstractList<PdnToken> {
        private final List<PdnToken> words;
        private long taken;

        CountingWords(List<PdnToken> words) {
            this.words = words;
        }

        @Override
        public PdnToken get(int index) {
            taken++;
            return words.get(index);
        }

        @Override
        public int size() {
            return words.size();
        }
    }

    private static long looks(String text) {
        CountingText counted = new CountingText(text);
        PdnLexer.tokens(counted);
        TextLines.of(counted);
        return counted.looks;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[a \"b\"]",
                "[a \"",
                "[a \"b\" ",
                "[a \"\\\"",
                "[a\n",
                "[",
                "]",
                "\" ",
                "{",
                "{}",
                "}",
                "(",
                "()",
                "(!",
                "(!?",
                ")",
                "!",
                "$",
                "$1",
                "*",
                "32-28*",
                "1.",
                "1...",
                "1.1-1",
                "123",
                "1-",
                "x",
                "a1",
                ";",
                ";\n",
                "%",
                "\n%",
                "/FEN \"",
                "/FEN \"W:W1\"/",
                "/FEN/",
                "\r\n",
                "\uFEFF",
                " ",
                "32-28 * ",
                "32-28 2-0[a \"b\"]",
                "{x}[FEN \"W:W1\"]"
            })
    void everyCharacterIsLookedAtAFewTimes(String part) {
        String text = part.repeat(REPEATS);
        String within = "[Event \"x\"] 32-28 " + text;

        for (String hostile : List.of(text, within)) {
            assertThat(looks(hostile)).isLessThanOrEqualTo(MOST_LOOKS_AT_A_CHARACTER * (long) hostile.length());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "32-28 * ",
                "(1-2)",
                "( ",
                "(32-28)",
                "[Event \"x\"]",
                "[a \"b\"][c \"d\"]",
                "[Event \"x\"] 32-28 ",
                "/FEN \"W:W50:B1\"/ ",
                "/FEN \"W:W1\"/ ",
                "* ",
                "{x} "
            })
    void everyWordIsTakenAFewTimes(String part) {
        String text = "[GameType \"20\"] 33-28 " + part.repeat(REPEATS);
        CountingWords words = new CountingWords(PdnLexer.tokens(text));

        PdnReader.games(words, TextLines.of(text), PdnOptions.STANDARD);

        assertThat(words.taken).isLessThanOrEqualTo(MOST_TAKES_OF_A_WORD * (long) words.size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "32-28 19-23 28x19 14x23 * ",
                "(32-28 19-23 28x19 ( 14x23 ) ) ",
                "[Event \"a\"] 32-28 {words and words} 19-23 2-0\n"
            })
    void twiceTheTextIsTwiceTheWork(String part) {
        List<Long> counts = new ArrayList<>();
        for (int repeats : new int[] {500, 1000, 2000}) {
            counts.add(looks(part.repeat(repeats)));
        }

        assertThat(counts.get(1)).isBetween(2 * counts.get(0) - 100, 2 * counts.get(0) + 100);
        assertThat(counts.get(2)).isBetween(2 * counts.get(1) - 100, 2 * counts.get(1) + 100);
    }
}

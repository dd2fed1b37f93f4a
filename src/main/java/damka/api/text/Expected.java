package damka.api.text;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What was expected in a text that cannot be read, as an argument of a sentence.
 *
 * <p>The notations say it in short English ({@code W or B}, {@code at most 4096 characters}), which is data and stays; in a
 * sentence all of it, or each of its choices, is put into the caller's words where these have a text of their own. In the key of
 * a choice N stands for its number: {@code expected.at_most_N_characters}.
 *
 * @param phrase the short English
 */
public record Expected(String phrase) {
    private static final Pattern BETWEEN = Pattern.compile("(?<=\\S)(, | or )");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    /** The choices in this language. */
    List<String> said(Messages messages, Language language) {
        String whole = "expected." + phrase.replace(' ', '_');
        if (messages.has(language, whole)) {
            return List.of(messages.text(language, whole));
        }
        return Arrays.stream(BETWEEN.split(phrase))
                .map(choice -> said(choice, messages, language))
                .toList();
    }

    private static String said(String choice, Messages messages, Language language) {
        String key = key(choice);
        if (!messages.has(language, key)) {
            return choice;
        }
        Map<String, Integer> numbers = NUMBER.matcher(choice)
                .results()
                .findFirst()
                .map(number -> Map.of("n", Integer.parseInt(number.group())))
                .orElse(Map.of());
        return messages.text(language, key, numbers);
    }

    /** The key of the text of one choice. */
    static String key(String choice) {
        return "expected." + NUMBER.matcher(choice).replaceAll("N").replace(' ', '_');
    }
}

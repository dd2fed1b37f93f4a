package damka.api.text;

import com.ibm.icu.text.MessageFormat;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;

/**
 * Sentences by key and language. The patterns stand in the properties files of three bundles (messages,
 * reasons, lessons), one file a language, and are read as ICU message formats, with named arguments and the language's own plurals.
 */
@ApplicationScoped
public class Messages {
    private static final List<String> BUNDLES = List.of("messages", "reasons", "lessons");

    // Without it the language of the machine would answer for a missing one.
    private static final ResourceBundle.Control EXACT =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Map<Language, Map<String, String>> patterns = new EnumMap<>(Language.class);

    /** Reads every text of every language. */
    public Messages() {
        for (Language language : Language.values()) {
            Map<String, String> texts = new HashMap<>();
            for (String name : BUNDLES) {
                ResourceBundle bundle =
                        ResourceBundle.getBundle(name, language.locale(), Messages.class.getClassLoader(), EXACT);
                bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
            }
            patterns.put(language, Map.copyOf(texts));
        }
    }

    /**
     * The text with this key, its arguments filled in: numbers and words as they are, lists as a choice ({@code 22 or 27}), and
     * what was {@link Expected} in the language's own words.
     *
     * @throws MissingResourceException where there is none
     */
    public String text(Language language, String key, Map<String, ?> arguments) {
        Map<String, Object> said = new HashMap<>(arguments);
        said.replaceAll((name, value) -> argument(language, value));
        return new MessageFormat(pattern(language, key), language.locale()).format(said);
    }

    private Object argument(Language language, Object value) {
        if (value instanceof Expected expected) {
            return either(language, expected.said(this, language));
        }
        return value instanceof List<?> list
                ? either(language, list.stream().map(String::valueOf).toList())
                : value;
    }

    private String either(Language language, List<String> choices) {
        int last = choices.size() - 1;
        return last < 1
                ? String.join("", choices)
                : text(
                        language,
                        "list.or",
                        Map.of("first", String.join(", ", choices.subList(0, last)), "last", choices.get(last)));
    }

    /** The pattern with this key. */
    String pattern(Language language, String key) {
        String pattern = texts(language).get(key);
        if (pattern == null) {
            throw new MissingResourceException("no text in " + language.tag(), Messages.class.getName(), key);
        }
        return pattern;
    }

    /** The text with this key that has no arguments. */
    public String text(Language language, String key) {
        return text(language, key, Map.of());
    }

    /** Whether there is a text with this key. */
    public boolean has(Language language, String key) {
        return texts(language).containsKey(key);
    }

    /** All keys, sorted. */
    public Set<String> keys(Language language) {
        return new TreeSet<>(texts(language).keySet());
    }

    private Map<String, String> texts(Language language) {
        return patterns.getOrDefault(language, Map.of());
    }
}

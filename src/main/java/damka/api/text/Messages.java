package damka.api.text;

import com.ibm.icu.text.MessageFormat;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;

/**
 * Sentences by key and language. The patterns stand in {@code messages_en.properties} and {@code messages_pl.properties} and
 * are read as ICU message formats, with named arguments and the language's own plurals.
 */
@ApplicationScoped
public class Messages {
    private static final String BUNDLE = "messages";

    // Without it the language of the machine would answer for a missing one.
    private static final ResourceBundle.Control EXACT =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Map<Language, Map<String, String>> patterns = new EnumMap<>(Language.class);

    /** Reads every text of every language. */
    public Messages() {
        for (Language language : Language.values()) {
            ResourceBundle bundle =
                    ResourceBundle.getBundle(BUNDLE, language.locale(), Messages.class.getClassLoader(), EXACT);
            Map<String, String> texts = new HashMap<>();
            bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
            patterns.put(language, Map.copyOf(texts));
        }
    }

    /**
     * The text with this key, its arguments filled in.
     *
     * @throws MissingResourceException where there is none
     */
    public String text(Language language, String key, Map<String, ?> arguments) {
        String pattern = texts(language).get(key);
        if (pattern == null) {
            throw new MissingResourceException("no text in " + language.tag(), BUNDLE, key);
        }
        return new MessageFormat(pattern, language.locale()).format(arguments);
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

package damka.api.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The languages that the service speaks. */
public enum Language {
    EN("en"),
    PL("pl");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** The tag as it stands in headers. */
    public String tag() {
        return tag;
    }

    /** The locale whose plural and number rules hold. */
    public Locale locale() {
        return Locale.forLanguageTag(tag);
    }

    /** The language with this tag; English for any other. */
    public static Language fromString(String tag) {
        return choose(tag);
    }

    /** The language with exactly this tag. */
    public static Optional<Language> byTag(String tag) {
        return Arrays.stream(values()).filter(one -> one.tag.equals(tag)).findFirst();
    }

    private record Wish(Language language, double weight) {}

    /** What an {@code Accept-Language} header asks for, by its weights; English where nothing fits or nothing can be read. */
    public static Language choose(@Nullable String header) {
        if (header == null) {
            return EN;
        }
        List<Wish> wishes = new ArrayList<>();
        for (String range : header.split(",", 64)) {
            Wish wish = wish(range.strip());
            if (wish != null) {
                wishes.add(wish);
            }
        }
        // Of equal weights the first stands: the sort is stable.
        wishes.sort(Comparator.comparingDouble(Wish::weight).reversed());
        return wishes.isEmpty() ? EN : wishes.get(0).language();
    }

    private static @Nullable Wish wish(String range) {
        int semicolon = range.indexOf(';');
        String tag = (semicolon < 0 ? range : range.substring(0, semicolon)).strip();
        double weight =
                semicolon < 0 ? 1 : weight(range.substring(semicolon + 1).strip());
        if (weight <= 0) {
            return null;
        }
        int dash = tag.indexOf('-');
        String primary = (dash < 0 ? tag : tag.substring(0, dash)).toLowerCase(Locale.ROOT);
        return switch (primary) {
            case "pl" -> new Wish(PL, weight);
            case "en", "*" -> new Wish(EN, weight);
            default -> null;
        };
    }

    private static double weight(String parameter) {
        if (!parameter.matches("[qQ]\\s*=\\s*(0(\\.\\d{0,3})?|1(\\.0{0,3})?)")) {
            return 0;
        }
        return Double.parseDouble(
                parameter.substring(parameter.indexOf('=') + 1).strip());
    }
}

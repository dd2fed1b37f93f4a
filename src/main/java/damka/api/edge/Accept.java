package damka.api.edge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which media type an {@code Accept} header asks for. Ranges that cannot be read ask for nothing. */
final class Accept {
    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
    private static final Pattern RANGE = Pattern.compile("\\s*(" + TOKEN + ")/(" + TOKEN + ")\\s*((?:;[^;]*)*)");
    private static final Pattern WEIGHT = Pattern.compile("\\s*[qQ]\\s*=\\s*(0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)\\s*");
    private static final int MOST_RANGES = 64;

    private Accept() {}

    /** The offered type that is wanted most, the first among equals; empty where none is wanted. */
    static Optional<String> choose(List<String> headers, List<String> offered) {
        String header = String.join(",", headers);
        if (header.isBlank()) {
            return Optional.of(offered.get(0));
        }
        String best = "";
        double bestWeight = 0;
        for (String type : offered) {
            double weight = weight(header, type);
            if (weight > bestWeight) {
                best = type;
                bestWeight = weight;
            }
        }
        return bestWeight > 0 ? Optional.of(best) : Optional.empty();
    }

    // The weight of the most specific range that holds the type, as RFC 9110 12.5.1 has it.
    private static double weight(String header, String type) {
        int specific = -1;
        double weight = 0;
        for (String text : header.split(",", MOST_RANGES)) {
            Matcher range = RANGE.matcher(text);
            if (!range.matches()) {
                continue;
            }
            int fits =
                    fit(range.group(1).toLowerCase(Locale.ROOT), range.group(2).toLowerCase(Locale.ROOT), type);
            if (fits > specific) {
                specific = fits;
                weight = weightOf(range.group(3));
            }
        }
        return weight;
    }

    private static int fit(String main, String sub, String type) {
        String bare = type.split(";", 2)[0];
        if ((main + "/" + sub).equals(bare)) {
            return 2;
        }
        if (!sub.equals("*")) {
            return -1;
        }
        if (main.equals("*")) {
            return 0;
        }
        return type.startsWith(main + "/") ? 1 : -1;
    }

    private static double weightOf(String parameters) {
        for (String parameter : parameters.split(";", MOST_RANGES)) {
            Matcher weight = WEIGHT.matcher(parameter);
            if (weight.matches()) {
                return Double.parseDouble(weight.group(1));
            }
        }
        return 1;
    }
}

package damka.api.mapping;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The header {@code Prefer} (RFC 7240): how long a caller is willing to wait. What cannot be read is no preference. */
public final class Prefer {
    private static final Pattern WAIT =
            Pattern.compile("(?:^|[,;])\\s*wait\\s*=\\s*\"?(\\d{1,6})\"?", Pattern.CASE_INSENSITIVE);

    private Prefer() {}

    /** The longest wait, in seconds. */
    public static OptionalInt waitSeconds(@Nullable String header) {
        Matcher matcher = WAIT.matcher(header == null ? "" : header);
        return matcher.find() ? OptionalInt.of(Integer.parseInt(matcher.group(1))) : OptionalInt.empty();
    }
}

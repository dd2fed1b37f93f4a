package damka.api.mapping;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The header {@code Prefer} (RFC 7240): how long a caller is willing to wait. What cannot be read is no preference. */
public final class Prefer {
    private static final Pattern WAIT =
            Pattern.compile("(?:^|[,;])\\s*wait\\s*=\\s*\"?(\\d{1,6})\"?", Pattern.CASE_INSENSITIVE);

    private static final Duration NO_PREFERENCE = Duration.ofHours(1);

    private Prefer() {}

    /** The longest wait; an hour, which is longer than anything takes, where none is asked for. */
    public static Duration patience(@Nullable String header) {
        Matcher matcher = WAIT.matcher(header == null ? "" : header);
        return matcher.find() ? Duration.ofSeconds(Integer.parseInt(matcher.group(1))) : NO_PREFERENCE;
    }
}

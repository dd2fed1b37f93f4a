package damka.api.text;

import io.vertx.core.MultiMap;
import io.vertx.ext.web.RoutingContext;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who asks: the language of the answer, and the id under which this request stands in logs.
 *
 * @param traceId 32 hex digits, from {@code traceparent} where there is one
 */
public record Caller(Language language, String traceId) {
    private static final String KEY = Caller.class.getName();
    private static final Pattern TRACEPARENT =
            Pattern.compile("(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?");
    private static final String NO_TRACE = "0".repeat(32);

    /** The caller of this request; the same one each time. */
    public static Caller of(RoutingContext context) {
        Caller known = context.get(KEY);
        if (known != null) {
            return known;
        }
        MultiMap headers = context.request().headers();
        String wishes = String.join(",", headers.getAll("Accept-Language"));
        Caller caller = new Caller(Language.choose(wishes), traceId(headers.get("traceparent")));
        caller.remember(context);
        return caller;
    }

    /** The same caller, who asks in this language. */
    public Caller speaking(Language other) {
        return new Caller(other, traceId);
    }

    /** Makes this the caller of the request. */
    public void remember(RoutingContext context) {
        context.put(KEY, this);
    }

    private static String traceId(@Nullable String traceparent) {
        Matcher matcher = TRACEPARENT.matcher(traceparent == null ? "" : traceparent);
        if (matcher.matches() && !matcher.group(1).equals(NO_TRACE)) {
            return matcher.group(1);
        }
        // An id to find a request by, nothing to be kept from anybody: it need not be hard to guess.
        ThreadLocalRandom random = ThreadLocalRandom.current();
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits(random.nextLong()) + hex.toHexDigits(random.nextLong());
    }
}

package damka.api.problem;

import damka.api.ops.Meters;
import damka.api.text.Caller;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.TreeMap;

/** Sends problems, from wherever in the handling of a request they come. */
@ApplicationScoped
public class ProblemAnswer {
    /** The media type of every problem. */
    public static final String MEDIA_TYPE = "application/problem+json";

    /** Member of a problem: after how many seconds to try again. */
    public static final String RETRY_AFTER = "retryAfter";

    private static final int SOON = 1;

    private final ProblemWriter writer;
    private final Json json;
    private final Meters meters;

    /** With these words. */
    public ProblemAnswer(ProblemWriter writer, Json json, Meters meters) {
        this.writer = writer;
        this.json = json;
        this.meters = meters;
    }

    /** Sends the problem, before or after routing. */
    public void send(RoutingContext context, BadInput input) {
        HttpServerResponse response = context.response();
        if (response.ended()) {
            return;
        }
        if (response.headWritten()) {
            response.reset();
            return;
        }
        response.setStatusCode(input.type().status());
        headers(context, input).forEach(response::putHeader);
        response.putHeader("Content-Type", MEDIA_TYPE);
        response.end(Buffer.buffer(body(context, input)));
    }

    /** The body of the answer. */
    public byte[] body(RoutingContext context, BadInput input) {
        Caller caller = Caller.of(context);
        String path = context.request().path();
        boolean byQuery = context.request().method().equals(HttpMethod.GET);
        BadInput told = byQuery ? input.ofQuery() : input;
        return json.write(writer.write(told, path == null ? "" : path, caller.language(), caller.traceId()));
    }

    /** What its headers say besides the media type. */
    public Map<String, String> headers(RoutingContext context, BadInput input) {
        meters.rejected(input.type().slug());
        Map<String, String> headers = new TreeMap<>();
        headers.put("Cache-Control", "no-store");
        headers.put("Content-Language", Caller.of(context).language().tag());
        switch (input.type().status()) {
            case 401 -> headers.put("WWW-Authenticate", "Bearer");
            case 429, 503 ->
                headers.put("Retry-After", String.valueOf(input.extensions().getOrDefault(RETRY_AFTER, SOON)));
            default -> {}
        }
        return headers;
    }
}

package damka.api.edge;

import damka.api.problem.BadInput;
import damka.api.problem.Json;
import damka.api.problem.ProblemAnswer;
import damka.api.text.Caller;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An answer of many objects, each sent as soon as it is known, with a sign of life each second. Lives on the event loop of its
 * connection.
 */
final class LiveAnswer {
    /** An object a line. */
    static final String NDJSON = "application/x-ndjson";
    /** Server-sent events. */
    static final String EVENTS = "text/event-stream";

    private static final long HEARTBEAT_MS = 1_000;

    private final RoutingContext context;
    private final HttpServerResponse response;
    private final String mediaType;
    private final Json json;
    private final ProblemAnswer problems;
    private final long heartbeat;

    LiveAnswer(RoutingContext context, String mediaType, Json json, ProblemAnswer problems) {
        this.context = context;
        this.response = context.response();
        this.mediaType = mediaType;
        this.json = json;
        this.problems = problems;
        this.heartbeat = context.vertx().setPeriodic(HEARTBEAT_MS, tick -> beat());
    }

    /** Does this when the caller goes away, and also at the end of the answer. */
    void whenOver(Runnable action) {
        context.addEndHandler(over -> {
            context.vertx().cancelTimer(heartbeat);
            action.run();
        });
    }

    private void beat() {
        if (mediaType.equals(EVENTS)) {
            raw(": heartbeat\n\n");
        } else {
            write(Map.of("heartbeat", true));
        }
    }

    /** Sends an object. */
    void write(Object object) {
        String text = new String(json.write(object), StandardCharsets.UTF_8);
        raw(mediaType.equals(EVENTS) ? "data: " + text + "\n\n" : text + "\n");
    }

    /** Sends the last object. */
    void end(Object object) {
        context.vertx().cancelTimer(heartbeat);
        if (isOpen()) {
            write(object);
            response.end();
        }
    }

    /** Says why there is no answer, as far as this can still be said. */
    void fail(@Nullable Throwable failure) {
        context.vertx().cancelTimer(heartbeat);
        if (!isOpen()) {
            return;
        }
        if (response.headWritten()) {
            response.reset();
        } else if (failure instanceof BadInput input) {
            problems.send(context, input);
        } else {
            context.fail(failure == null ? new IllegalStateException("no result") : failure);
        }
    }

    private boolean isOpen() {
        return !response.ended() && !response.closed();
    }

    private void raw(String text) {
        if (!isOpen()) {
            return;
        }
        if (!response.headWritten()) {
            response.setChunked(true)
                    .putHeader("Content-Type", mediaType)
                    .putHeader("Cache-Control", "no-store")
                    .putHeader("Content-Language", Caller.of(context).language().tag());
        }
        response.write(Buffer.buffer(text));
    }
}

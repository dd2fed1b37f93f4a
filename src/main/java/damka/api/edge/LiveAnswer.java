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
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * An answer of many objects, each sent as soon as it is known, with a sign of life each second. Lives on the event loop of its
 * connection.
 */
final class LiveAnswer {
    private static final int HEARTBEAT_MS = 1_000;
    private static final long NONE = -1;

    private final RoutingContext context;
    private final HttpServerResponse response;
    private final String mediaType;
    private final Json json;
    private final ProblemAnswer problems;
    private final AtomicLong heartbeat = new AtomicLong(NONE);
    private final AtomicInteger quietBeats;

    /** @param maxWaitMs how long a search may wait; only then is it sure that the answer will be no problem */
    LiveAnswer(RoutingContext context, String mediaType, Json json, ProblemAnswer problems, int maxWaitMs) {
        this.context = context;
        this.response = context.response();
        this.mediaType = mediaType;
        this.json = json;
        this.problems = problems;
        this.quietBeats = new AtomicInteger(maxWaitMs / HEARTBEAT_MS);
    }

    /** From now on there are signs of life. */
    void begin() {
        if (isOpen()) {
            heartbeat.set(context.vertx().setPeriodic(HEARTBEAT_MS, tick -> beat()));
        }
    }

    /** Does this when the caller goes away, and also at the end of the answer. */
    void whenOver(Runnable action) {
        Leaving.with(context, () -> {
            stopBeating();
            action.run();
        });
    }

    private void stopBeating() {
        if (heartbeat.get() != NONE) {
            context.vertx().cancelTimer(heartbeat.get());
        }
    }

    private void beat() {
        if (quietBeats.getAndDecrement() > 0 && !response.headWritten()) {
            return;
        }
        if (mediaType.equals(Operation.EVENTS)) {
            send(": heartbeat\n\n");
        } else {
            write(Map.of("heartbeat", true));
        }
    }

    /** An object as it is sent. In any thread. */
    String text(Object object) {
        String text = new String(json.write(object), StandardCharsets.UTF_8);
        return mediaType.equals(Operation.EVENTS) ? "data: " + text + "\n\n" : text + "\n";
    }

    /** Sends an object. */
    void write(Object object) {
        send(text(object));
    }

    /** Sends the last object. */
    void end(String text) {
        stopBeating();
        if (isOpen()) {
            send(text);
            response.end();
        }
    }

    /** Says why there is no answer, as far as this can still be said. */
    void fail(@Nullable Throwable reported) {
        Throwable failure = reported instanceof CompletionException ? reported.getCause() : reported;
        stopBeating();
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

    /** Sends a text of {@link #text}. */
    void send(String text) {
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

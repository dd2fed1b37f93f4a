package damka.api.edge;

import damka.api.dto.BestMovesRequest;
import damka.api.mapping.BestMoves;
import damka.api.mapping.Prefer;
import damka.api.mapping.StrictJson;
import damka.api.problem.BadInput;
import damka.api.problem.Json;
import damka.api.problem.ProblemAnswer;
import damka.api.text.Caller;
import damka.engine.search.SearchReport;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Best moves as they are found: an answer for each completed depth, the last with {@code final}, a sign of life each second. A
 * caller who closes the connection ends the search.
 */
@ApplicationScoped
public class SearchStream {
    /** An object a line. */
    static final String NDJSON = "application/x-ndjson";
    /** Server-sent events. */
    static final String EVENTS = "text/event-stream";

    private static final long HEARTBEAT_MS = 1_000;

    private final StrictJson reader;
    private final BestMoves best;
    private final Json json;
    private final ProblemAnswer answer;

    /** Searching and answering through these. */
    public SearchStream(StrictJson reader, BestMoves best, Json json, ProblemAnswer answer) {
        this.reader = reader;
        this.best = best;
        this.json = json;
        this.answer = answer;
    }

    /** Whether this type asks for a stream. */
    static boolean isAskedBy(String mediaType) {
        return mediaType.equals(NDJSON) || mediaType.equals(EVENTS);
    }

    /** Answers a request whose body has been read. */
    void answer(RoutingContext context, String mediaType) {
        BestMovesRequest request = reader.read(context.body().buffer().getBytes(), BestMovesRequest.class);
        Context loop = context.vertx().getOrCreateContext();
        AtomicReference<@Nullable Sending> sending = new AtomicReference<>();
        BestMoves.Running running = best.begin(
                request,
                Prefer.waitSeconds(context.request().getHeader("Prefer")),
                true,
                report -> loop.runOnContext(now -> {
                    Sending stream = sending.get();
                    if (stream != null) {
                        stream.depth(report);
                    }
                }));
        Sending stream = new Sending(context, mediaType, running);
        sending.set(stream);
        stream.watch(loop);
    }

    // One stream; lives on the event loop of its connection.
    private final class Sending {
        private final RoutingContext context;
        private final HttpServerResponse response;
        private final String mediaType;
        private final BestMoves.Running running;
        private final long heartbeat;

        Sending(RoutingContext context, String mediaType, BestMoves.Running running) {
            this.context = context;
            this.response = context.response();
            this.mediaType = mediaType;
            this.running = running;
            this.heartbeat = context.vertx().setPeriodic(HEARTBEAT_MS, tick -> beat());
        }

        void watch(Context loop) {
            context.addEndHandler(over -> {
                context.vertx().cancelTimer(heartbeat);
                running.leave().run();
            });
            CompletableFuture<SearchReport> unused =
                    running.result().whenComplete((report, failure) -> loop.runOnContext(now -> end(report, failure)));
        }

        void depth(SearchReport report) {
            write(body(report, false));
        }

        private void beat() {
            if (mediaType.equals(EVENTS)) {
                raw(": heartbeat\n\n");
            } else {
                write(json.write(Map.of("heartbeat", true)));
            }
        }

        private void end(@Nullable SearchReport report, @Nullable Throwable failure) {
            context.vertx().cancelTimer(heartbeat);
            if (response.ended() || response.closed()) {
                return;
            }
            if (report != null) {
                write(body(report, true));
                response.end();
            } else if (response.headWritten()) {
                response.reset();
            } else {
                refuse(failure);
            }
        }

        private void refuse(@Nullable Throwable failure) {
            if (failure instanceof BadInput input) {
                answer.send(context, input);
            } else {
                context.fail(failure == null ? new IllegalStateException("no result") : failure);
            }
        }

        private byte[] body(SearchReport report, boolean last) {
            return json.write(
                    best.write(report, running.question(), Caller.of(context).language(), last));
        }

        private void write(byte[] object) {
            String text = new String(object, StandardCharsets.UTF_8);
            raw(mediaType.equals(EVENTS) ? "data: " + text + "\n\n" : text + "\n");
        }

        private void raw(String text) {
            if (response.ended() || response.closed()) {
                return;
            }
            if (!response.headWritten()) {
                response.setChunked(true)
                        .putHeader("Content-Type", mediaType)
                        .putHeader("Cache-Control", "no-store")
                        .putHeader(
                                "Content-Language",
                                Caller.of(context).language().tag());
            }
            response.write(Buffer.buffer(text));
        }
    }
}

package damka.api.edge;

import damka.api.dto.BestMovesRequest;
import damka.api.dto.BestMovesResponse;
import damka.api.mapping.BestMoves;
import damka.api.mapping.Prefer;
import damka.api.mapping.StrictJson;
import damka.api.ops.ServiceConfig;
import damka.api.problem.Json;
import damka.api.problem.ProblemAnswer;
import damka.api.text.Caller;
import damka.engine.search.SearchReport;
import io.vertx.core.Context;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Best moves as they are found: an answer for each completed depth, the last with {@code final}, a sign of life each second. A
 * caller who closes the connection ends the search.
 */
@ApplicationScoped
public class SearchStream {
    private final StrictJson reader;
    private final BestMoves best;
    private final Json json;
    private final int maxWaitMs;
    private final ProblemAnswer answer;

    /** Searching and answering through these. */
    public SearchStream(StrictJson reader, BestMoves best, Json json, ProblemAnswer answer, ServiceConfig config) {
        this.reader = reader;
        this.best = best;
        this.json = json;
        this.maxWaitMs = config.search().maxWaitMs();
        this.answer = answer;
    }

    /** Answers a request whose body has been read. */
    void answer(RoutingContext context, String mediaType) {
        BestMovesRequest request = reader.read(context.body().buffer().getBytes(), BestMovesRequest.class);
        Context loop = context.vertx().getOrCreateContext();
        AtomicReference<@Nullable Sending> sending = new AtomicReference<>();
        BestMoves.Running running = best.stream(
                request,
                Prefer.patience(context.request().getHeader("Prefer")),
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
        private final LiveAnswer live;
        private final BestMoves.Running running;

        Sending(RoutingContext context, String mediaType, BestMoves.Running running) {
            this.context = context;
            this.live = new LiveAnswer(context, mediaType, json, answer, maxWaitMs);
            this.running = running;
        }

        void watch(Context loop) {
            live.whenOver(running.leave());
            live.begin();
            CompletableFuture<SearchReport> unused =
                    running.result().whenComplete((report, failure) -> loop.runOnContext(now -> end(report, failure)));
        }

        void depth(SearchReport report) {
            live.write(body(report, false));
        }

        private void end(@Nullable SearchReport report, @Nullable Throwable failure) {
            if (report == null) {
                live.fail(failure);
            } else {
                live.end(live.text(body(report, true)));
            }
        }

        private BestMovesResponse body(SearchReport report, boolean last) {
            return best.write(report, running.question(), Caller.of(context).language(), last);
        }
    }
}

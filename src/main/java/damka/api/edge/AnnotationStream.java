package damka.api.edge;

import damka.api.dto.BudgetRequest;
import damka.api.mapping.AnnotationReading;
import damka.api.mapping.AnnotationReading.QueryBudget;
import damka.api.mapping.Annotations;
import damka.api.mapping.Prefer;
import damka.api.ops.ServiceConfig;
import damka.api.problem.Json;
import damka.api.problem.ProblemAnswer;
import damka.api.text.Caller;
import damka.engine.annotation.AnnotationStep;
import io.vertx.core.Context;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Annotations as they are found: an object for each ply, the whole answer at the end with {@code final}, a sign of life each
 * second. A caller who closes the connection ends the search.
 */
@ApplicationScoped
public class AnnotationStream {
    private final Annotations annotations;
    private final Json json;
    private final int maxWaitMs;
    private final ProblemAnswer problems;

    /** Searching and answering through these. */
    public AnnotationStream(Annotations annotations, Json json, ProblemAnswer problems, ServiceConfig config) {
        this.annotations = annotations;
        this.json = json;
        this.maxWaitMs = config.search().maxWaitMs();
        this.problems = problems;
    }

    /** Answers a request whose body has been read. */
    void answer(RoutingContext context, String mediaType) {
        Context loop = context.vertx().getOrCreateContext();
        Sending sending = new Sending(loop, new LiveAnswer(context, mediaType, json, problems, maxWaitMs));
        sending.live.whenOver(sending::leave);
        // Long texts take longer to be read than an event loop may be busy.
        context.vertx()
                .executeBlocking(() -> begin(context, sending), false)
                .onSuccess(sending::watch)
                .onFailure(sending.live::fail);
    }

    private Annotations.Running begin(RoutingContext context, Sending sending) {
        HttpServerRequest request = context.request();
        return annotations.begin(
                annotations.read(context.body().buffer().getBytes(), request.getHeader("Content-Type")),
                QueryBudget.of(new BudgetRequest(request.getParam("timeMsTotal"), request.getParam("nodesPerPly"))),
                Prefer.patience(request.getHeader("Prefer")),
                Caller.of(context).language(),
                sending::telling);
    }

    // One stream. Texts are made in the thread of the search, since long ones take long; all else is done on the event
    // loop.
    private final class Sending {
        private final Context loop;
        private final LiveAnswer live;
        private final CompletableFuture<Annotations.Running> running = new CompletableFuture<>();

        Sending(Context loop, LiveAnswer live) {
            this.loop = loop;
            this.live = live;
        }

        Consumer<AnnotationStep> telling(AnnotationReading.Question question) {
            return step -> {
                String text = live.text(annotations.write(step, question));
                loop.runOnContext(now -> live.send(text));
            };
        }

        void watch(Annotations.Running known) {
            running.complete(known);
            live.begin();
            CompletableFuture<String> unused = known.result()
                    .thenApply(found -> live.text(annotations.write(found, known.question(), true)))
                    .whenComplete((text, failure) -> loop.runOnContext(now -> end(text, failure)));
        }

        // The caller may be gone before the search has begun.
        void leave() {
            CompletableFuture<Void> unused =
                    running.thenAccept(known -> known.leave().run());
        }

        private void end(@Nullable String text, @Nullable Throwable failure) {
            if (text == null) {
                live.fail(failure);
            } else {
                live.end(text);
            }
        }
    }
}

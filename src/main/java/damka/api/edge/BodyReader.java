package damka.api.edge;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemAnswer;
import damka.api.problem.ProblemType;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;

/** Reads bodies up to their limit, and no further. */
@ApplicationScoped
public class BodyReader {
    private final ServiceConfig.Request limits;
    private final ProblemAnswer answer;

    /** With the limits of the configuration. */
    public BodyReader(ServiceConfig config, ProblemAnswer answer) {
        this.limits = config.request();
        this.answer = answer;
    }

    /** Reads the body and goes on with {@code then}; refuses it as soon as it is known to be too long. */
    void read(RoutingContext context, Operation operation, Runnable then) {
        HttpServerRequest request = context.request();
        int limit = operation.body() == Operation.Body.JSON ? limits.bodyBytes() : limits.largeBodyBytes();
        if (declaredLength(request) > limit) {
            answer.send(context, tooLarge(limit));
            return;
        }
        if ("100-continue".equalsIgnoreCase(request.getHeader("Expect"))) {
            context.response().writeContinue();
        }
        new Reading(context, limit, then).start();
    }

    private static long declaredLength(HttpServerRequest request) {
        String length = request.getHeader("Content-Length");
        return length == null || !length.matches("\\d{1,18}") ? 0 : Long.parseLong(length);
    }

    private static BadInput tooLarge(int limit) {
        return new BadInput(ProblemType.CONTENT_TOO_LARGE, List.of(), Map.of("limit", limit));
    }

    // One body on its way in; lives on the event loop of its connection.
    private final class Reading {
        private final RoutingContext context;
        private final int limit;
        private final Runnable then;
        private final Buffer body = Buffer.buffer();
        private final long timer;

        Reading(RoutingContext context, int limit, Runnable then) {
            this.context = context;
            this.limit = limit;
            this.then = then;
            this.timer = context.vertx()
                    .setTimer(limits.bodyRead().toMillis(), fired -> stop(new BadInput(ProblemType.REQUEST_TIMEOUT)));
        }

        void start() {
            context.request()
                    .handler(this::more)
                    .exceptionHandler(gone -> context.vertx().cancelTimer(timer))
                    .endHandler(end -> complete())
                    .resume();
        }

        private void more(Buffer part) {
            if (body.length() + part.length() > limit) {
                stop(tooLarge(limit));
                return;
            }
            body.appendBuffer(part);
        }

        private void stop(BadInput reason) {
            context.vertx().cancelTimer(timer);
            context.request().handler(null).endHandler(null);
            answer.send(context, reason);
        }

        private void complete() {
            context.vertx().cancelTimer(timer);
            UnreadBody.read(context);
            ((RoutingContextInternal) context).setBody(body);
            then.run();
        }
    }
}

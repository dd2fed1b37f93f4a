package damka.api.edge;

import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.atomic.AtomicBoolean;

/** What is done once when a caller does not wait any more: the answer has been sent, or the caller went away before it. */
public final class Leaving {
    private Leaving() {}

    /** Does it at the end of this request, or at once where the caller is gone already. */
    public static void with(RoutingContext context, Runnable action) {
        AtomicBoolean done = new AtomicBoolean();
        Runnable once = () -> {
            if (!done.getAndSet(true)) {
                action.run();
            }
        };
        context.addEndHandler(over -> once.run());
        if (context.response().closed()) {
            once.run();
        }
    }
}

package damka.api.edge;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/**
 * What becomes of a body that nobody reads, because the request was refused or takes none: its connection cannot serve another
 * request, and is closed behind the answer. First what still comes is thrown away for a moment, since a caller who is cut off while
 * sending may never read the answer.
 */
final class UnreadBody {
    private static final String KEY = UnreadBody.class.getName();
    private static final int LINGER_MS = 2_000;

    private UnreadBody() {}

    /** Expects a body, where the request declares one. */
    static void expect(RoutingContext context) {
        if (context.get(KEY) != null || !isDeclared(context.request())) {
            return;
        }
        context.put(KEY, true);
        context.addHeadersEndHandler(beginning -> {
            if (isUnread(context)) {
                context.response().putHeader("Connection", "close");
            }
        });
        context.addEndHandler(sent -> {
            if (isUnread(context)) {
                linger(context);
            }
        });
    }

    /** The whole body has been read. */
    static void read(RoutingContext context) {
        context.put(KEY, false);
    }

    private static boolean isUnread(RoutingContext context) {
        return Boolean.TRUE.equals(context.get(KEY));
    }

    private static boolean isDeclared(HttpServerRequest request) {
        String length = request.getHeader("Content-Length");
        return request.getHeader("Transfer-Encoding") != null || (length != null && !length.equals("0"));
    }

    private static void linger(RoutingContext context) {
        HttpServerRequest request = context.request();
        HttpConnection connection = request.connection();
        if (request.isEnded() || context.response().closed()) {
            connection.close();
            return;
        }
        context.vertx().setTimer(LINGER_MS, over -> connection.close());
        request.handler(part -> {}).endHandler(end -> connection.close()).resume();
    }
}

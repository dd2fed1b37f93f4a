package damka.api.edge;

import damka.api.ops.ServiceConfig;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lets browsers of other origins read every answer, errors too. Nothing depends on credentials, so none are allowed. */
@ApplicationScoped
public class Cors {
    private static final String PREFLIGHT_SECONDS = "86400";
    private static final String REQUEST_HEADERS =
            "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, Prefer, X-API-Key, traceparent";
    private static final String RESPONSE_HEADERS =
            "Allow, Content-Language, ETag, Link, RateLimit, RateLimit-Policy, Retry-After";

    private final Set<String> origins;

    /** With the origins of the configuration. */
    public Cors(ServiceConfig config) {
        this.origins = Set.copyOf(config.cors().origins().orElse(List.of()));
    }

    /** Says who may read the answer. */
    void allow(RoutingContext context) {
        HttpServerResponse response = context.response();
        response.putHeader("Access-Control-Expose-Headers", RESPONSE_HEADERS);
        if (origins.isEmpty()) {
            response.putHeader("Access-Control-Allow-Origin", "*");
            return;
        }
        String origin = context.request().getHeader("Origin");
        if (origin != null && origins.contains(origin)) {
            response.putHeader("Access-Control-Allow-Origin", origin);
        }
    }

    /** Whether the answer differs by origin. */
    boolean dependsOnOrigin() {
        return !origins.isEmpty();
    }

    /** Answers OPTIONS: what the path allows, and to a preflight what a browser may send. */
    void options(RoutingContext context, String methods) {
        HttpServerRequest request = context.request();
        HttpServerResponse response = context.response().setStatusCode(204).putHeader("Allow", methods);
        if (isPreflight(request.getHeader("Origin"), request.getHeader("Access-Control-Request-Method"))) {
            response.putHeader("Access-Control-Allow-Methods", methods)
                    .putHeader("Access-Control-Allow-Headers", REQUEST_HEADERS)
                    .putHeader("Access-Control-Max-Age", PREFLIGHT_SECONDS);
        }
        response.end();
    }

    private static boolean isPreflight(@Nullable String origin, @Nullable String method) {
        return origin != null && method != null;
    }
}

package damka.api.edge;

import damka.api.ops.ServiceConfig;
import damka.api.problem.Json;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.Arrays;
import java.util.HexFormat;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;

/** Makes answers to GET cacheable: an entity tag from their bytes, and 304 for a caller who has them. */
@ApplicationScoped
public class Caching {
    private static final int TAG_BYTES = 16;

    private final Json json;
    private final String maxAge;

    /** For the time of the configuration. */
    public Caching(Json json, ServiceConfig config) {
        this.json = json;
        this.maxAge = "public, max-age=" + config.answer().cacheTime().toSeconds();
    }

    /** Writes the answer, and looks whether the caller has it. */
    @ServerResponseFilter
    public void answer(ContainerRequestContext request, ContainerResponseContext response) {
        if ((response.getStatus() != 200 && response.getStatus() != 207) || !response.hasEntity()) {
            return;
        }
        Object ownTime = response.getHeaders().getFirst(HttpHeaders.CACHE_CONTROL);
        byte[] body = response.getEntity() instanceof byte[] bytes ? bytes : json.write(response.getEntity());
        boolean get = request.getMethod().equals("GET");
        String tag = get ? tag(body) : "";
        if (get && has(request.getHeaderString(HttpHeaders.IF_NONE_MATCH), tag)) {
            response.setStatus(304);
            response.setEntity(null);
        } else {
            response.setEntity(body);
        }
        // Only now: another entity may bring other headers.
        MultivaluedMap<String, Object> headers = response.getHeaders();
        headers.putSingle(HttpHeaders.CONTENT_LANGUAGE, request.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE));
        headers.putSingle(HttpHeaders.CACHE_CONTROL, ownTime != null ? ownTime : get ? maxAge : "no-store");
        if (get) {
            headers.putSingle(HttpHeaders.ETAG, tag);
        }
    }

    private static boolean has(@Nullable String ifNoneMatch, String tag) {
        return ifNoneMatch != null
                && Arrays.stream(ifNoneMatch.split(",", -1))
                        .map(known -> known.strip().replaceFirst("^W/", ""))
                        .anyMatch(known -> known.equals(tag) || known.equals("*"));
    }

    private static String tag(byte[] body) {
        return '"' + HexFormat.of().formatHex(Sha256.of(body), 0, TAG_BYTES) + '"';
    }
}

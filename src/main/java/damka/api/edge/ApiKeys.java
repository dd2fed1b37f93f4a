package damka.api.edge;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keys that callers must have, where the configuration names any. They are kept and compared as digests of one length, each time
 * all of them, so that the time of an answer tells nothing about them.
 */
@ApplicationScoped
public class ApiKeys {
    private static final Pattern BEARER = Pattern.compile("Bearer +(\\S+) *", Pattern.CASE_INSENSITIVE);
    private static final int ID_BYTES = 8;

    private final List<byte[]> digests;

    /** Of the configuration. */
    public ApiKeys(ServiceConfig config) {
        this.digests = config.security().apiKeys().orElse(List.of()).stream()
                .map(ApiKeys::digest)
                .toList();
    }

    /** Whether callers need one. */
    boolean areNeeded() {
        return !digests.isEmpty();
    }

    /** Who asks, without the key itself; empty where the request has no key that is known. */
    Optional<String> holder(HttpServerRequest request) {
        byte[] given = digest(key(request));
        Optional<String> holder = Optional.empty();
        for (byte[] known : digests) {
            if (MessageDigest.isEqual(known, given)) {
                holder = Optional.of(HexFormat.of().formatHex(known, 0, ID_BYTES));
            }
        }
        return holder;
    }

    /** That there is no key that is known. */
    static BadInput refusal() {
        return new BadInput(ProblemType.UNAUTHORIZED);
    }

    private static String key(HttpServerRequest request) {
        String own = request.getHeader("X-API-Key");
        if (own != null) {
            return own.strip();
        }
        String authorization = request.getHeader("Authorization");
        Matcher bearer = BEARER.matcher(authorization == null ? "" : authorization);
        return bearer.matches() ? bearer.group(1) : "";
    }

    private static byte[] digest(String key) {
        return Sha256.of(key.getBytes(StandardCharsets.UTF_8));
    }
}

package damka.api.problem;

import java.util.Locale;
import java.util.Optional;

/** Everything that can go wrong with a request, each with its status. */
public enum ProblemType {
    MALFORMED_JSON(400),
    MALFORMED_NOTATION(400),
    INVALID_PARAMETER(400),
    UNKNOWN_MEMBER(400),
    CONFLICTING_GAME_FORMS(400),
    INVALID_STATE_TOKEN(400),
    UNAUTHORIZED(401),
    NO_SUCH_PATH(404),
    UNKNOWN_VARIANT(404),
    UNKNOWN_RULESET(404),
    UNKNOWN_LESSON(404),
    NOT_IN_TABLES(404),
    METHOD_NOT_ALLOWED(405),
    NOT_ACCEPTABLE(406),
    REQUEST_TIMEOUT(408),
    CONTENT_TOO_LARGE(413),
    URI_TOO_LONG(414),
    UNSUPPORTED_MEDIA_TYPE(415),
    ILLEGAL_POSITION(422),
    ILLEGAL_MOVE(422),
    ILLEGAL_GAME(422),
    GAME_OVER(422),
    VARIANT_RULESET_MISMATCH(422),
    LIMIT_EXCEEDED(422),
    RATE_LIMITED(429),
    HEADERS_TOO_LARGE(431),
    INTERNAL(500),
    OVERLOADED(503),
    SEARCH_QUEUE_FULL(503),
    DRAINING(503),
    DEADLINE_EXCEEDED(504);

    private final int status;

    ProblemType(int status) {
        this.status = status;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The last part of its address, and of the keys of its texts. */
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Its address: a page of the service that explains it. */
    public String uri() {
        return "/v1/problems/" + slug();
    }

    /** The type with this slug. */
    public static Optional<ProblemType> bySlug(String slug) {
        for (ProblemType type : values()) {
            if (type.slug().equals(slug)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}

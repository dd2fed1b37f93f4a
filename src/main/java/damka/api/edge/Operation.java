package damka.api.edge;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every operation of the service: what a request must look like before it is routed. {@code OpenApiTest} compares this table
 * with the published document.
 */
// Its sets and lists are immutable ones.
@SuppressWarnings("ImmutableEnumChecker")
public enum Operation {
    LIST_VARIANTS("GET", "/v1/variants", Body.NONE),
    GET_VARIANT("GET", "/v1/variants/{variant}", Body.NONE),
    LIST_RULESETS("GET", "/v1/rulesets", Body.NONE),
    GET_RULESET("GET", "/v1/rulesets/{ruleset}", Body.NONE),
    GET_LIMITS("GET", "/v1/limits", Body.NONE),
    LIST_REASONS("GET", "/v1/reasons", Body.NONE),
    LIST_PROBLEMS("GET", "/v1/problems", Body.NONE),
    GET_PROBLEM("GET", "/v1/problems/{slug}", Body.NONE),
    LIST_LESSONS("GET", "/v1/lessons", Body.NONE),
    GET_LESSON("GET", "/v1/lessons/{lesson}", Body.NONE),
    READ_POSITION("POST", "/v1/positions", Body.JSON),
    GET_LEGAL_MOVES("GET", "/v1/legal-moves", Body.NONE, "variant", "ruleset", "fen", "strict", "selection", "include"),
    FIND_LEGAL_MOVES("POST", "/v1/legal-moves", Body.JSON),
    CHECK_MOVE("POST", "/v1/move-checks", Body.JSON),
    PLAY_MOVES("POST", "/v1/moves", Body.JSON),
    GET_OUTCOME("GET", "/v1/outcomes", Body.NONE, "variant", "ruleset", "fen", "strict", "drawMode"),
    FIND_OUTCOME("POST", "/v1/outcomes", Body.JSON),
    GET_BEST_MOVES(
            "GET",
            "/v1/best-moves",
            Body.NONE,
            "variant",
            "ruleset",
            "fen",
            "strict",
            "level",
            "depth",
            "nodes",
            "seed",
            "multiPv",
            "include"),
    FIND_BEST_MOVES(
            "POST",
            "/v1/best-moves",
            Body.JSON,
            List.of("application/json", Operation.NDJSON, Operation.EVENTS),
            Set.of()),
    GET_ENDING("GET", "/v1/endings", Body.NONE, "variant", "ruleset", "fen", "strict", "include"),
    FIND_ENDING("POST", "/v1/endings", Body.JSON),
    GET_BOARD_SVG("GET", "/v1/boards/{position}.svg", Body.NONE, List.of("image/svg+xml"), Parameters.PICTURE),
    GET_BOARD_PNG("GET", "/v1/boards/{position}.png", Body.NONE, List.of("image/png"), Parameters.PICTURE),
    GET_BOARD_TEXT(
            "GET",
            "/v1/boards/{position}.txt",
            Body.NONE,
            List.of("text/plain;charset=utf-8"),
            Set.of("variant", "strict", "style", "orientation", "lang")),
    REPLAY_GAMES("POST", "/v1/replays", Body.GAMES, List.of("application/json", Operation.PDN), Set.of()),
    ANNOTATE_GAMES(
            "POST",
            "/v1/annotations",
            Body.GAMES,
            List.of("application/json", Operation.PDN, Operation.NDJSON),
            Set.of("timeMsTotal", "nodesPerPly")),
    ANSWER_BATCH("POST", "/v1/batches", Body.LARGE_JSON);

    /** The media type of a stream with an object a line. */
    public static final String NDJSON = "application/x-ndjson";

    /** The media type of server-sent events. */
    public static final String EVENTS = "text/event-stream";

    /** The media type of PDN. */
    public static final String PDN = "application/vnd.pdn";

    /** What a request carries. */
    // Its lists are immutable ones.
    @SuppressWarnings("ImmutableEnumChecker")
    public enum Body {
        NONE(),
        JSON("application/json"),
        LARGE_JSON("application/json"),
        /** As large JSON, or a PDN text as it is. */
        GAMES("application/json", Operation.PDN, "text/plain");

        private final List<String> mediaTypes;

        Body(String... mediaTypes) {
            this.mediaTypes = List.of(mediaTypes);
        }

        /** What it may be written in. */
        public List<String> mediaTypes() {
            return mediaTypes;
        }
    }

    private static final class Parameters {
        static final Set<String> PICTURE = Set.of(
                "variant",
                "strict",
                "size",
                "orientation",
                "theme",
                "coords",
                "last",
                "legal",
                "marks",
                "arrows",
                "lang");
    }

    // Nearly every request is for a path without variables, which no pattern has to be tried for.
    private static final Map<String, List<Operation>> FIXED =
            Stream.of(values()).filter(one -> !one.path.contains("{")).collect(Collectors.groupingBy(one -> one.path));
    private static final List<Operation> VARIABLE =
            Stream.of(values()).filter(one -> one.path.contains("{")).toList();

    private final String method;
    private final String path;
    private final Pattern pattern;
    private final Body body;
    private final Set<String> query;
    private final List<String> produces;
    private final String id;

    Operation(String method, String path, Body body, String... query) {
        this(method, path, body, List.of("application/json"), Set.of(query));
    }

    Operation(String method, String path, Body body, List<String> produces, Set<String> query) {
        this.method = method;
        this.path = path;
        this.pattern = Pattern.compile(path.replace(".", "\\.").replaceAll("\\{\\w+}", "[^/]+"));
        this.body = body;
        this.query = query;
        this.produces = produces;
        this.id = camelCase(name());
    }

    private static String camelCase(String name) {
        StringBuilder id = new StringBuilder();
        for (String word : name.toLowerCase(Locale.ROOT).split("_", 0)) {
            id.append(id.length() == 0 ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return id.toString();
    }

    /** The HTTP method. */
    public String method() {
        return method;
    }

    /** The path, with its variables in braces. */
    public String path() {
        return path;
    }

    /** What a request carries. */
    public Body body() {
        return body;
    }

    /** Whether it is answered in a pool, where there may be no room. Searches are, besides. */
    public boolean waits() {
        return body == Body.GAMES || body == Body.LARGE_JSON || this == GET_BOARD_PNG;
    }

    /** The query parameters that it knows. */
    public Set<String> query() {
        return query;
    }

    /** Media types of its answers, the default first. */
    public List<String> produces() {
        return produces;
    }

    /** Its id in the published document: the name in camel case. */
    public String id() {
        return id;
    }

    /** The operations at this path, which is as the client sent it; none where there is no such path. */
    public static List<Operation> at(String path) {
        List<Operation> fixed = FIXED.get(path);
        return fixed != null
                ? fixed
                : VARIABLE.stream()
                        .filter(operation -> operation.pattern.matcher(path).matches())
                        .toList();
    }
}

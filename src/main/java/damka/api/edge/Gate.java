package damka.api.edge;

import damka.api.ops.Meters;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemAnswer;
import damka.api.problem.ProblemMapper;
import damka.api.problem.ProblemType;
import damka.api.text.Caller;
import damka.api.text.Language;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What every request passes before it is routed. Past it a request has a known path and method, readable headers, a body within
 * its limit, and no query parameter that its operation does not know; everything else has been answered.
 */
@ApplicationScoped
public class Gate {
    private static final int FIRST = 10_000;
    private static final String API = "/v1/";
    private static final String PAGE = "/";
    // The framework serves it at every path that begins so, and fails at some of them.
    private static final String DOCUMENTATION = "/q/swagger-ui";

    // The page needs nothing from elsewhere, and nothing else may run in it.
    private static final String PAGE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'";

    private static final String LANGUAGE = "lang";
    private static final int HEADER_OVERHEAD = 4;
    private static final Pattern JSON = Pattern.compile(
            "\\s*application/json\\s*(;\\s*charset\\s*=\\s*\"?utf-8\"?\\s*)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern GAMES = Pattern.compile(
            "\\s*(?:application/vnd\\.pdn|text/plain)\\s*"
                    + "(?:;\\s*charset\\s*=\\s*\"?(utf-8|us-ascii|iso-8859-1)\"?\\s*)?",
            Pattern.CASE_INSENSITIVE);
    private static final int[] FAILURES = {400, 404, 405, 406, 408, 413, 414, 415, 431, 500, 501, 503};

    private final ServiceConfig config;
    private final Cors cors;
    private final ApiKeys keys;
    private final RateLimits rates;
    private final BodyReader bodies;
    private final ProblemAnswer answer;
    private final ProblemMapper mapper;
    private final Meters meters;
    private final SearchStream searches;
    private final AnnotationStream annotations;

    /** Answering through these. */
    public Gate(
            ServiceConfig config,
            Cors cors,
            ApiKeys keys,
            RateLimits rates,
            BodyReader bodies,
            ProblemAnswer answer,
            ProblemMapper mapper,
            Meters meters,
            SearchStream searches,
            AnnotationStream annotations) {
        this.config = config;
        this.cors = cors;
        this.keys = keys;
        this.rates = rates;
        this.bodies = bodies;
        this.answer = answer;
        this.mapper = mapper;
        this.meters = meters;
        this.searches = searches;
        this.annotations = annotations;
    }

    void install(@Observes Filters filters) {
        filters.register(this::enter, FIRST);
    }

    void install(@Observes Router router) {
        router.route().order(Integer.MIN_VALUE).failureHandler(this::failed);
        for (int status : FAILURES) {
            router.errorHandler(status, this::failed);
        }
    }

    // Some targets, such as "#", get past no route at all.
    private void failed(RoutingContext context) {
        if (!context.response().headWritten()) {
            cors.allow(context);
        }
        mapper.failed(context);
    }

    private void enter(RoutingContext context) {
        UnreadBody.expect(context);
        cors.allow(context);
        context.response().putHeader("X-Content-Type-Options", "nosniff");
        try {
            check(context);
        } catch (BadInput refused) {
            answer.send(context, refused);
        }
    }

    private void check(RoutingContext context) {
        HttpServerRequest request = context.request();
        checkSizes(request);
        String path = request.path();
        if (path == null
                || Percent.decode(path, false).filter(Gate::hasNoControls).isEmpty()) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.of("BROKEN_PATH"));
        }
        normaliseLanguage(context);
        if (isDisguised(path)) {
            throw new BadInput(ProblemType.NO_SUCH_PATH);
        }
        // The server leaves the body of an answer to HEAD out by itself; all else is as for GET.
        if (request.method().equals(HttpMethod.HEAD)) {
            context.reroute(HttpMethod.GET, ofThisServer(request));
            return;
        }
        if (!path.startsWith(API)) {
            if (path.equals(PAGE)) {
                context.response().putHeader("Content-Security-Policy", PAGE_POLICY);
            }
            context.next();
            return;
        }
        List<Operation> here = Operation.at(path);
        if (here.isEmpty()) {
            throw new BadInput(ProblemType.NO_SUCH_PATH);
        }
        Optional<Operation> operation = operation(context, here);
        if (operation.isPresent()) {
            enter(context, operation.get());
        }
    }

    private void checkSizes(HttpServerRequest request) {
        if (request.uri().length() > config.request().uriBytes()) {
            throw tooMuch(ProblemType.URI_TOO_LONG, config.request().uriBytes());
        }
        int bytes = 0;
        for (Map.Entry<String, String> header : request.headers()) {
            bytes += header.getKey().length() + header.getValue().length() + HEADER_OVERHEAD;
        }
        if (bytes > config.request().headerBytes()) {
            throw tooMuch(ProblemType.HEADERS_TOO_LARGE, config.request().headerBytes());
        }
    }

    private static BadInput tooMuch(ProblemType type, int limit) {
        return new BadInput(type, List.of(), Map.of("limit", limit));
    }

    // One resource, one address: what a router would tidy up first is no path of ours.
    private static boolean isDisguised(String path) {
        boolean looksLikeDocumentation =
                path.startsWith(DOCUMENTATION) && !path.equals(DOCUMENTATION) && !path.startsWith(DOCUMENTATION + "/");
        return looksLikeDocumentation || !path.startsWith("/") || path.contains("//") || path.contains("/.");
    }

    // A target may be a whole address (RFC 9112, 3.2.2); whatever server it names, it means this one.
    private static String ofThisServer(HttpServerRequest request) {
        return request.query() == null ? request.path() : request.path() + "?" + request.query();
    }

    private static boolean hasNoControls(String text) {
        return text.chars().noneMatch(Character::isISOControl);
    }

    // The operation of this method; empty when OPTIONS was answered.
    private Optional<Operation> operation(RoutingContext context, List<Operation> here) {
        String method = context.request().method().name();
        Optional<Operation> operation =
                here.stream().filter(one -> one.method().equals(method)).findFirst();
        if (operation.isPresent()) {
            return operation;
        }
        String allowed = methods(here);
        if (method.equals("OPTIONS")) {
            cors.options(context, allowed);
            return Optional.empty();
        }
        context.response().putHeader("Allow", allowed);
        throw new BadInput(ProblemType.METHOD_NOT_ALLOWED, List.of(), Map.of("allow", allowed));
    }

    private static String methods(List<Operation> here) {
        Set<String> methods = new TreeSet<>(Set.of("OPTIONS"));
        for (Operation operation : here) {
            methods.add(operation.method());
            if (operation.method().equals("GET")) {
                methods.add("HEAD");
            }
        }
        return String.join(", ", methods);
    }

    private void enter(RoutingContext context, Operation operation) {
        HttpServerRequest request = context.request();
        context.addEndHandler(
                ended -> meters.answered(operation.id(), context.response().getStatusCode()));
        admit(context);
        HttpServerResponse response = context.response();
        response.putHeader(
                "Vary", cors.dependsOnOrigin() ? "Accept, Accept-Language, Origin" : "Accept, Accept-Language");
        String accepted = Accept.choose(request.headers().getAll("Accept"), operation.produces())
                .orElseThrow(() -> new BadInput(
                        ProblemType.NOT_ACCEPTABLE,
                        List.of(),
                        Map.of("offered", String.join(", ", operation.produces()))));
        request.headers().set("Accept", accepted);
        checkEncoding(request);
        checkQuery(request, operation);
        chooseLanguage(context, operation);
        if (operation.body() == Operation.Body.NONE) {
            context.next();
            return;
        }
        checkType(request, operation);
        bodies.read(context, operation, () -> route(context, operation, accepted));
    }

    // Who has no key is counted by address, so that keys cannot be tried out.
    private void admit(RoutingContext context) {
        Optional<String> holder = keys.areNeeded() ? keys.holder(context.request()) : Optional.empty();
        rates.count(
                context,
                () -> holder.orElseGet(
                        () -> RateLimits.address(context.request().remoteAddress())));
        if (keys.areNeeded() && holder.isEmpty()) {
            throw ApiKeys.refusal();
        }
    }

    private void route(RoutingContext context, Operation operation, String accepted) {
        if (!accepted.equals(Operation.NDJSON) && !accepted.equals(Operation.EVENTS)) {
            context.next();
            return;
        }
        try {
            if (operation == Operation.ANNOTATE_GAMES) {
                annotations.answer(context, accepted);
            } else {
                searches.answer(context, accepted);
            }
        } catch (BadInput refused) {
            answer.send(context, refused);
        }
    }

    // Past the gate the header names one language: nothing behind it has to read weights, or can stumble over them.
    private static void normaliseLanguage(RoutingContext context) {
        String language = Caller.of(context).language().tag();
        context.request().headers().set("Accept-Language", language);
    }

    // An address that names its language is answered in it, whatever the browser prefers.
    private static void chooseLanguage(RoutingContext context, Operation operation) {
        String tag = context.request().getParam(LANGUAGE);
        if (tag == null || !operation.query().contains(LANGUAGE)) {
            return;
        }
        Language language = Language.byTag(tag)
                .orElseThrow(() -> new BadInput(
                        ProblemType.INVALID_PARAMETER,
                        Fault.parameter(LANGUAGE, "NOT_ONE_OF")
                                .with("text", tag)
                                .expecting("en, pl")));
        Caller.of(context).speaking(language).remember(context);
        context.request().headers().set("Accept-Language", language.tag());
    }

    private static void checkEncoding(HttpServerRequest request) {
        String encoding = request.getHeader("Content-Encoding");
        if (encoding != null && !encoding.strip().equalsIgnoreCase("identity")) {
            throw new BadInput(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE, Fault.parameter("Content-Encoding", "ENCODED_CONTENT"));
        }
    }

    // Past the gate a content type is one of two, and PDN names its charset.
    private static void checkType(HttpServerRequest request, Operation operation) {
        List<String> types = request.headers().getAll("Content-Type");
        String type = types.size() == 1 ? types.get(0) : "";
        boolean games = operation.body() == Operation.Body.GAMES;
        Matcher text = GAMES.matcher(type);
        if (games && text.matches()) {
            String charset = text.group(1) == null ? "utf-8" : text.group(1);
            request.headers().set("Content-Type", Operation.PDN + ";charset=" + charset.toLowerCase(Locale.ROOT));
            return;
        }
        if (!JSON.matcher(type).matches()) {
            String expected = String.join(", ", operation.body().mediaTypes());
            throw new BadInput(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE,
                    Fault.parameter("Content-Type", games ? "MEDIA_TYPE_OF_NO_GAME" : "MEDIA_TYPE_UNKNOWN")
                            .expecting(expected));
        }
        request.headers().set("Content-Type", "application/json");
    }

    private static void checkQuery(HttpServerRequest request, Operation operation) {
        String query = request.query();
        if (query == null || query.isEmpty()) {
            return;
        }
        Set<String> seen = new HashSet<>();
        for (String pair : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            Optional<String> name = Percent.decode(equals < 0 ? pair : pair.substring(0, equals), true);
            Optional<String> value = Percent.decode(equals < 0 ? "" : pair.substring(equals + 1), true);
            if (name.isEmpty() || value.isEmpty()) {
                throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.of("BROKEN_QUERY"));
            }
            checkName(name.get(), seen, operation);
        }
    }

    private static void checkName(String name, Set<String> seen, Operation operation) {
        if (!operation.query().contains(name)) {
            String known = String.join(", ", new TreeSet<>(operation.query()));
            Fault fault = Fault.parameter(name, "UNKNOWN_PARAMETER").with("name", name);
            throw new BadInput(ProblemType.INVALID_PARAMETER, known.isEmpty() ? fault : fault.expecting(known));
        }
        if (!seen.add(name)) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.parameter(name, "REPEATED_PARAMETER").with("name", name));
        }
    }
}

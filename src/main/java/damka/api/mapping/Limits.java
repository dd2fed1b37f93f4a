package damka.api.mapping;

import damka.api.dto.AnswerLimits;
import damka.api.dto.GameLimits;
import damka.api.dto.LimitsResponse;
import damka.api.dto.Range;
import damka.api.dto.RequestLimits;
import damka.api.dto.SearchLimitsResponse;
import damka.api.ops.ServiceConfig;
import jakarta.enterprise.context.ApplicationScoped;

/** The limits of the configuration, as they are told to callers. */
@ApplicationScoped
public class Limits {
    /** Levels of play. */
    public static final int LEVELS = 10;

    private final ServiceConfig config;

    /** Of this configuration. */
    public Limits(ServiceConfig config) {
        this.config = config;
    }

    /** All of them. */
    public LimitsResponse response() {
        return new LimitsResponse(request(), search(), game(), answer());
    }

    private RequestLimits request() {
        ServiceConfig.Request request = config.request();
        return new RequestLimits(
                request.bodyBytes(),
                request.largeBodyBytes(),
                request.jsonDepth(),
                request.jsonDigits(),
                request.jsonNameLength(),
                request.stringLength(),
                request.uriBytes(),
                request.headerBytes(),
                request.bodyRead().toMillis(),
                request.cheapTime().toMillis());
    }

    private SearchLimitsResponse search() {
        ServiceConfig.Search search = config.search();
        return new SearchLimitsResponse(
                new Range(search.minTimeMs(), search.maxTimeMs(), (long) search.defaultTimeMs()),
                search.maxStreamTimeMs(),
                new Range(1, search.maxDepth(), null),
                new Range(1, search.maxNodes(), null),
                new Range(1, search.maxMultiPv(), 1L),
                new Range(1, LEVELS, null),
                ServiceConfig.slots(search),
                ServiceConfig.queue(search),
                search.maxWaitMs());
    }

    private GameLimits game() {
        return new GameLimits(config.game().plies(), config.game().pdnGames());
    }

    private AnswerLimits answer() {
        ServiceConfig.Answer answer = config.answer();
        return new AnswerLimits(answer.moves(), answer.paths(), answer.suggestions(), answer.batchItems());
    }
}

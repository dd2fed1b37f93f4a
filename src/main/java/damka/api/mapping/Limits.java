package damka.api.mapping;

import damka.api.dto.AnnotationLimits;
import damka.api.dto.AnswerLimits;
import damka.api.dto.EndingsLimits;
import damka.api.dto.GameLimits;
import damka.api.dto.LimitsResponse;
import damka.api.dto.Range;
import damka.api.dto.RequestLimits;
import damka.api.dto.SearchLimitsResponse;
import damka.api.ops.ServiceConfig;
import damka.api.pool.KnownEndings;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.engine.endgame.Endgames;
import damka.engine.endgame.Metric;
import damka.rules.board.Board;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** The limits of the configuration, as they are told to callers. */
@ApplicationScoped
public class Limits {
    /** Levels of play. */
    public static final int LEVELS = 10;

    private final LimitsResponse response;

    /**
     * Of this configuration.
     *
     * @param idle how long a connection may rest
     */
    public Limits(
            ServiceConfig config,
            KnownEndings endings,
            @ConfigProperty(name = "quarkus.http.idle-timeout") Duration idle) {
        this.response = new LimitsResponse(
                request(config.request(), idle),
                search(config.search()),
                annotation(config.annotation()),
                new GameLimits(config.game().plies(), config.game().pdnGames()),
                answer(config.answer()),
                Stream.of(Board.values()).map(board -> endings(endings, board)).toList());
    }

    /** All of them. */
    public LimitsResponse response() {
        return response;
    }

    private static RequestLimits request(ServiceConfig.Request request, Duration idle) {
        return new RequestLimits(
                request.bodyBytes(),
                request.largeBodyBytes(),
                request.jsonDepth(),
                request.jsonDigits(),
                request.jsonNameLength(),
                request.stringLength(),
                request.uriBytes(),
                request.headerBytes(),
                request.headerRead().toMillis(),
                request.bodyRead().toMillis(),
                idle.toMillis(),
                request.cheapTime().toMillis(),
                request.batchTime().toMillis());
    }

    private static SearchLimitsResponse search(ServiceConfig.Search search) {
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

    private static AnnotationLimits annotation(ServiceConfig.Annotation annotation) {
        return new AnnotationLimits(
                new Range(annotation.minTimeMs(), annotation.maxTimeMs(), (long) annotation.defaultTimeMs()),
                new Range(annotation.minNodesPerPly(), annotation.maxNodesPerPly(), null));
    }

    private static AnswerLimits answer(ServiceConfig.Answer answer) {
        return new AnswerLimits(
                answer.moves(),
                answer.paths(),
                answer.suggestions(),
                answer.batchItems(),
                new Range(answer.minImageSize(), answer.maxImageSize(), (long) answer.defaultImageSize()));
    }

    private static EndingsLimits endings(KnownEndings endings, Board board) {
        Endgames known = endings.of(board);
        return new EndingsLimits(
                board.id(),
                known.pieces(),
                known.pieces(Metric.CONVERSION),
                known.pieces(Metric.END),
                endings.source(board).name().toLowerCase(Locale.ROOT));
    }

    /** The value, or what stands for none; refused outside of its range. */
    static long within(@Nullable Number value, long min, long max, long byDefault, String pointer) {
        return value == null ? byDefault : within(value, min, max, code -> Fault.at(pointer, code));
    }

    /** The value; refused with this fault outside of its range. */
    static long within(Number value, long min, long max, Function<String, Fault> fault) {
        long number = value.longValue();
        if (number > max) {
            throw outside(fault.apply("OVER_LIMIT").with("limit", max), min, max);
        }
        if (number < min) {
            throw outside(fault.apply("UNDER_LIMIT").with("limit", min), min, max);
        }
        return number;
    }

    private static BadInput outside(Fault fault, long min, long max) {
        return new BadInput(ProblemType.LIMIT_EXCEEDED, fault.expecting(min + "-" + max));
    }
}

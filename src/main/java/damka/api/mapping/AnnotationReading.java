package damka.api.mapping;

import damka.api.dto.AnnotationsRequest;
import damka.api.dto.BudgetRequest;
import damka.api.dto.ReplaysRequest;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.engine.annotation.AnnotationBudget;
import damka.rules.game.Game;
import damka.rules.notation.pdn.PdnGame;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Which games are to be annotated, and what this may cost. */
@ApplicationScoped
public class AnnotationReading {
    private static final String TIME = "timeMsTotal";
    private static final String NODES = "nodesPerPly";

    private final Replays replays;
    private final ServiceConfig.Annotation limits;

    /** Within the limits of the configuration. */
    public AnnotationReading(Replays replays, ServiceConfig config) {
        this.replays = replays;
        this.limits = config.annotation();
    }

    /** A budget given by query parameters, for a body that is a PDN text. */
    public record QueryBudget(
            @Nullable Integer timeMsTotal, @Nullable Long nodesPerPly) {

        /** Of these parameters. */
        public static QueryBudget of(BudgetRequest given) {
            return new QueryBudget(
                    Query.smallNumber(TIME, given(given.timeMsTotal())),
                    Query.number(NODES, given(given.nodesPerPly())));
        }

        // An empty parameter is none, as the framework has it.
        private static @Nullable String given(@Nullable String value) {
            return value == null || value.isEmpty() ? null : value;
        }
    }

    /**
     * Games to be annotated.
     *
     * @param games without errors
     * @param records the same games as PDN
     * @param deadline how long it may take at most
     * @param patience how long the caller waits at most, in the queue and while it runs
     */
    public record Question(
            List<Replayed> games,
            List<PdnGame> records,
            AnnotationBudget budget,
            Duration deadline,
            Duration patience) {
        public Question {
            games = List.copyOf(games);
            records = List.copyOf(records);
        }

        /** For each start of each game how the game stood after 0, 1, 2 ... turns. */
        List<List<Game>> stretches() {
            List<List<Game>> all = new ArrayList<>();
            for (Replayed game : games) {
                game.stretches().forEach(stretch -> all.add(stretch.replay().games()));
            }
            return all;
        }
    }

    /** The question of this request. */
    Question read(AnnotationsRequest request, QueryBudget query, Duration patience, Language language) {
        AnnotationBudget budget = budget(request, query);
        Replays.Reading reading = replays.readSound(
                new ReplaysRequest(
                        request.game(), request.pdn(), request.ruleset(), request.strictEnd(), request.variations()),
                language,
                replays.deadline());
        return new Question(
                reading.games(),
                reading.records(),
                budget,
                budget.total().orElse(Duration.ofMillis(limits.maxTimeMs())),
                patience);
    }

    private AnnotationBudget budget(AnnotationsRequest request, QueryBudget query) {
        OptionalLong time =
                within(TIME, request.timeMsTotal(), query.timeMsTotal(), limits.minTimeMs(), limits.maxTimeMs());
        OptionalLong nodes = within(
                NODES, request.nodesPerPly(), query.nodesPerPly(), limits.minNodesPerPly(), limits.maxNodesPerPly());
        if (time.isEmpty() && nodes.isEmpty()) {
            return AnnotationBudget.time(Duration.ofMillis(limits.defaultTimeMs()));
        }
        return new AnnotationBudget(
                time.isPresent() ? Optional.of(Duration.ofMillis(time.getAsLong())) : Optional.empty(), nodes);
    }

    private static OptionalLong within(
            String name, @Nullable Number inBody, @Nullable Number inQuery, long min, long max) {
        if (inBody != null && inQuery != null) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.parameter(name, "BUDGET_TWICE").with("name", name));
        }
        if (inBody != null) {
            return OptionalLong.of(Limits.within(inBody, min, max, code -> Fault.at("#/" + name, code)));
        }
        return inQuery == null
                ? OptionalLong.empty()
                : OptionalLong.of(Limits.within(inQuery, min, max, code -> Fault.parameter(name, code)));
    }
}

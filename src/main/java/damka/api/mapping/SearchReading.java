package damka.api.mapping;

import damka.api.dto.BestMovesRequest;
import damka.api.dto.MoveInput;
import damka.api.dto.SearchDetail;
import damka.api.dto.SearchLimitsInput;
import damka.api.ops.ServiceConfig;
import damka.api.problem.ProblemType;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchRoot;
import damka.rules.game.Game;
import damka.rules.position.Move;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a search is asked, within the limits of the service. */
@ApplicationScoped
public class SearchReading {

    private final GameReader games;
    private final MoveReading moves;
    private final Outcomes outcomes;
    private final ServiceConfig.Search limits;

    /** Within the limits of the configuration. */
    public SearchReading(GameReader games, MoveReading moves, Outcomes outcomes, ServiceConfig config) {
        this.games = games;
        this.moves = moves;
        this.outcomes = outcomes;
        this.limits = config.search();
    }

    /**
     * A search that can be begun.
     *
     * @param deadline how long it may take at most, whatever its limits
     * @param patience how long the caller waits at most, in the queue and while it runs
     */
    public record Question(
            Game game,
            SearchRoot root,
            SearchLimits limits,
            Duration deadline,
            Duration patience,
            List<SearchDetail> include) {
        public Question {
            include = List.copyOf(include);
        }
    }

    /** The question of this request. */
    Question read(BestMovesRequest request, Duration patience, boolean stream) {
        Standing standing = games.standing(request.game(), null, "#/game");
        if (standing.isOver()) {
            throw outcomes.gameOver(standing, "#/game");
        }
        Game game = standing.game();
        int longest = stream ? limits.maxStreamTimeMs() : limits.maxTimeMs();
        return new Question(
                game,
                SearchRoot.of(game),
                limits(request, game, longest),
                Duration.ofMillis(longest),
                patience,
                request.include() == null ? List.of() : request.include());
    }

    private SearchLimits limits(BestMovesRequest request, Game game, int longest) {
        SearchLimitsInput given = request.limits() == null ? new SearchLimitsInput(null, null, null) : request.limits();
        boolean counted = given.depth() != null || given.nodes() != null;
        long depth = Limits.within(given.depth(), 1, limits.maxDepth(), limits.maxDepth(), "#/limits/depth");
        long nodes = Limits.within(given.nodes(), 1, limits.maxNodes(), limits.maxNodes(), "#/limits/nodes");
        long time =
                Limits.within(given.timeMs(), limits.minTimeMs(), longest, limits.defaultTimeMs(), "#/limits/timeMs");
        long multiPv = Limits.within(request.multiPv(), 1, limits.maxMultiPv(), 1, "#/multiPv");
        long level = Limits.within(request.level(), 1, Limits.LEVELS, Limits.LEVELS, "#/level");
        boolean timed = given.timeMs() != null || !counted;
        return new SearchLimits(
                (int) depth,
                nodes,
                timed ? Optional.of(Duration.ofMillis(time)) : Optional.empty(),
                (int) multiPv,
                searchMoves(request, game),
                request.seed() == null ? 0 : request.seed(),
                (int) level);
    }

    private List<Move> searchMoves(BestMovesRequest request, Game game) {
        List<MoveInput> inputs = request.searchMoves() == null ? List.of() : request.searchMoves();
        List<Move> chosen = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            Move move = moves.legal(game, inputs.get(i), "#/searchMoves/" + i, ProblemType.ILLEGAL_MOVE);
            if (!chosen.contains(move)) {
                chosen.add(move);
            }
        }
        return chosen;
    }
}

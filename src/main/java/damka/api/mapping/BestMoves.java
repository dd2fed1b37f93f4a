package damka.api.mapping;

import damka.api.dto.BestMovesRequest;
import damka.api.dto.BestMovesResponse;
import damka.api.dto.EndgameFacts;
import damka.api.dto.EngineName;
import damka.api.dto.HintResponse;
import damka.api.dto.LineResponse;
import damka.api.dto.ScoreResponse;
import damka.api.dto.SearchDetail;
import damka.api.dto.SearchFacts;
import damka.api.dto.WdlResponse;
import damka.api.pool.KnownEndings;
import damka.api.pool.SearchPool;
import damka.api.pool.SearchSlot;
import damka.api.pool.SharedSearches;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.engine.search.Score;
import damka.engine.search.SearchLine;
import damka.engine.search.SearchReport;
import damka.rules.game.Game;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.token.StateToken;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Move;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** The best moves of games. */
@ApplicationScoped
public class BestMoves {
    private static final int HINT_LEVEL = 1;

    private final SearchReading reading;
    private final SearchPool pool;
    private final SharedSearches shared;
    private final KnownEndings endings;
    private final Messages messages;
    private final Tokens tokens;
    private final EngineName engine;

    /** Searching in this pool. */
    public BestMoves(
            SearchReading reading,
            SearchPool pool,
            SharedSearches shared,
            KnownEndings endings,
            Messages messages,
            Tokens tokens,
            @ConfigProperty(name = "quarkus.application.version") String version) {
        this.reading = reading;
        this.pool = pool;
        this.shared = shared;
        this.endings = endings;
        this.messages = messages;
        this.tokens = tokens;
        this.engine = new EngineName("damka", version);
    }

    /**
     * A search on its way.
     *
     * @param question what is asked
     * @param result what was found, once it is
     * @param leave to be called when the caller goes away
     */
    public record Running(SearchReading.Question question, CompletableFuture<SearchReport> result, Runnable leave) {}

    /** Begins the search of this request, which tells each depth. */
    public Running stream(BestMovesRequest request, Duration patience, Consumer<SearchReport> eachDepth) {
        SearchReading.Question question = reading.read(request, patience, true);
        SearchSlot<SearchReport> slot = submit(question, eachDepth);
        return new Running(question, slot.result(), slot::cancel);
    }

    /** Begins the search of this request, or joins one that runs for the same question, or knows the answer. */
    public Running begin(BestMovesRequest request, Duration patience) {
        SearchReading.Question question = reading.read(request, patience, false);
        SharedSearches.Question asked =
                new SharedSearches.Question(StateToken.write(question.game()), question.limits());
        SharedSearches.Waiting waiting = shared.join(
                new SharedSearches.Waited(asked, question.deadline(), patience), () -> submit(question, depth -> {}));
        return new Running(question, waiting.result(), waiting.leave());
    }

    private SearchSlot<SearchReport> submit(SearchReading.Question question, Consumer<SearchReport> eachDepth) {
        return pool.submit(question.root(), question.limits(), question.deadline(), question.patience(), eachDepth);
    }

    /**
     * A report as an answer.
     *
     * @param last in a stream, whether it is the last one
     */
    public BestMovesResponse write(
            SearchReport report, SearchReading.Question question, Language language, @Nullable Boolean last) {
        Game game = question.game();
        LegalMoves legal = game.legalMoves();
        Move best = report.best().move();
        GameView now = GameView.of(game, tokens);
        return new BestMovesResponse(
                MoveView.of(legal).write(best),
                report.forced(),
                report.lines().stream()
                        .map(line -> line(line, game, question.include()))
                        .toList(),
                facts(report, game),
                new HintResponse(
                        HINT_LEVEL,
                        messages.text(
                                language,
                                "hint.square",
                                Map.of("square", best.from().number()))),
                now.position(),
                now.state(),
                now.ply(),
                now.history(),
                now.counters(),
                last);
    }

    private static LineResponse line(SearchLine line, Game game, List<SearchDetail> include) {
        LegalMoves legal = game.legalMoves();
        Score score = line.score();
        return new LineResponse(
                line.rank(),
                MoveWriter.notation(legal, line.move()),
                MoveWriter.id(line.move()),
                score.fold(
                        centimen -> new ScoreResponse("centiman", centimen, "sideToMove"), win -> null, loss -> null),
                AnnotationView.verdict(line.verdict()),
                score.<Optional<Integer>>fold(centimen -> Optional.empty(), Optional::of, loss -> Optional.empty())
                        .orElse(null),
                score.<Optional<Integer>>fold(centimen -> Optional.empty(), win -> Optional.empty(), Optional::of)
                        .orElse(null),
                include.contains(SearchDetail.wdl)
                        ? new WdlResponse(
                                line.expectation().win(),
                                line.expectation().draw(),
                                line.expectation().loss())
                        : null,
                include.contains(SearchDetail.pv) ? notations(game, line.continuation()) : null);
    }

    // Each turn in the notation of the position in which it is played.
    private static List<String> notations(Game game, List<Move> turns) {
        List<String> texts = new ArrayList<>();
        LegalMoves legal = game.legalMoves();
        for (Move move : turns) {
            texts.add(MoveWriter.notation(legal, move));
            legal = LegalMoves.of(legal.position().after(move));
        }
        return texts;
    }

    private SearchFacts facts(SearchReport report, Game game) {
        return new SearchFacts(
                report.depth(),
                report.selectiveDepth(),
                report.nodes(),
                report.elapsed().toMillis(),
                report.stoppedBy().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                report.level(),
                report.seed(),
                report.reproducible(),
                report.repetitionAware(),
                engine,
                new EndgameFacts(
                        report.endgameHits(),
                        endings.of(game.position().board()).pieces()));
    }
}

package damka.api.start;

import damka.api.dto.BoardRequest;
import damka.api.dto.BoardTextRequest;
import damka.api.dto.LegalMovesRequest;
import damka.api.dto.MoveCheckRequest;
import damka.api.dto.MovesRequest;
import damka.api.dto.OutcomesRequest;
import damka.api.dto.PositionsRequest;
import damka.api.dto.ReplaysRequest;
import damka.api.mapping.BestMoves;
import damka.api.mapping.Boards;
import damka.api.mapping.GameReader;
import damka.api.mapping.LegalMovesAnswer;
import damka.api.mapping.MoveCheckAnswer;
import damka.api.mapping.MovesAnswer;
import damka.api.mapping.Outcomes;
import damka.api.mapping.PositionsAnswer;
import damka.api.mapping.Replays;
import damka.api.mapping.SearchReading;
import damka.api.mapping.StrictJson;
import damka.api.mapping.Tokens;
import damka.api.ops.Meters;
import damka.api.ops.ServiceConfig;
import damka.api.pool.SearcherSource;
import damka.api.problem.Json;
import damka.api.text.Language;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import damka.engine.search.StopSignal;
import damka.rules.board.Board;
import damka.rules.game.Game;
import damka.rules.game.GameStart;
import damka.rules.game.Ruleset;
import damka.rules.position.Position;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Requests as they come most, answered as they would be, but counted nowhere. */
@ApplicationScoped
public class Exercises {
    private static final String START = "\"start\":\"W:W31-50:B1-20\"";
    private static final String GAME = "{\"game\":{" + START + ",\"moves\":[\"32-28\",\"19-23\",\"28x19\",\"14x23\"]}";
    private static final String PDN =
            "[Event \\\"Club\\\"]\\n[GameType \\\"20\\\"]\\n\\n1. 32-28 {known} 19-23! 2. 28x19 14x23"
                    + " 3. 33-28 (3. 34-30 {other}) 23x32 4. 37x28 17-22 *";
    private static final String CAPTURES = "W:W37,48:B12,22,31,32";
    private static final int NODES = 20_000;
    // More often than the compiler asks for before it takes a method up.
    private static final int MOST_ROUNDS = 3_000;

    private final StrictJson reader;
    private final Json writer;
    private final Boards boards;
    private final BestMoves best;
    private final SearcherSource searchers;
    private final List<Function<Language, Object>> answers = new ArrayList<>();

    /** With parts of the service, and with others of its own where the service's would count. */
    public Exercises(
            ServiceConfig config,
            StrictJson reader,
            Json writer,
            GameReader games,
            Tokens tokens,
            MoveCheckAnswer checks,
            MovesAnswer moves,
            Outcomes outcomes,
            PositionsAnswer positions,
            Replays replays,
            Boards boards,
            BestMoves best,
            SearcherSource searchers) {
        this.reader = reader;
        this.writer = writer;
        this.boards = boards;
        this.best = best;
        this.searchers = searchers;
        Meters uncounted = new Meters(new SimpleMeterRegistry());
        LegalMovesAnswer legalMoves = new LegalMovesAnswer(games, tokens, uncounted, config);
        exercise(
                LegalMovesRequest.class,
                (request, language) -> legalMoves.answer(request),
                GAME + "}",
                "{\"game\":{\"position\":\"W:WK4:B13,20,32,37\"},\"include\":[\"fen\",\"paths\"],\"selection\":[4]}");
        exercise(
                MoveCheckRequest.class,
                checks::answer,
                GAME + ",\"move\":\"33-28\"}",
                "{\"game\":{\"position\":\"" + CAPTURES + "\"},\"move\":\"37x26\"}");
        exercise(
                ReplaysRequest.class,
                (request, language) -> replays.answer(request, language, replays.deadline()),
                "{\"pdn\":\"" + PDN + "\"}",
                GAME + "}");
        exercise(
                ReplaysRequest.class,
                (request, language) -> replays.pdn(request, language, replays.deadline()),
                "{\"pdn\":\"" + PDN + "\"}");
        exercise(
                MovesRequest.class,
                (request, language) -> moves.answer(request),
                GAME + ",\"moves\":[\"33-28\",\"23x32\"],\"include\":[\"legalMoves\"]}");
        exercise(OutcomesRequest.class, outcomes::answer, GAME + "}");
        exercise(PositionsRequest.class, positions::answer, "{\"input\":\"W:WK4:B13,20,32,37.\"}");
    }

    private interface Answer<T> {
        Object to(T request, Language language);
    }

    private <T> void exercise(Class<T> type, Answer<T> answer, String... bodies) {
        for (String body : bodies) {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            answers.add(language -> answer.to(reader.read(bytes, type), language));
        }
    }

    /** Answers each request again and again, in the languages by turns, for as long as there is time. */
    void answer(BooleanSupplier time) {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Language language = round % 2 == 0 ? Language.EN : Language.PL;
            for (Function<Language, Object> answer : answers) {
                if (!time.getAsBoolean()) {
                    return;
                }
                writer.write(answer.apply(language));
            }
            draw(language, round);
        }
    }

    private void draw(Language language, int round) {
        BoardRequest picture = new BoardRequest(null, null, null, null, null, null, null, null, null, null, null);
        boards.svg(CAPTURES, picture, language);
        boards.text(CAPTURES, new BoardTextRequest(null, null, null, null, null), language);
        // Once, for its classes: each takes milliseconds.
        if (round == 0) {
            boards.png(CAPTURES, picture, language);
        }
    }

    /** Searches again and again, on the boards by turns, for as long as there is time. */
    void search(BooleanSupplier time) {
        Searcher searcher = searchers.create();
        while (time.getAsBoolean()) {
            for (Board board : Board.values()) {
                search(searcher, Game.from(GameStart.complete(Ruleset.defaultFor(board), Position.start(board))));
            }
        }
    }

    private void search(Searcher searcher, Game game) {
        SearchRoot root = SearchRoot.of(game);
        SearchLimits limits = SearchLimits.NONE.withNodes(NODES);
        SearchReport report = searcher.search(root, limits, StopSignal.NEVER, depth -> {});
        SearchReading.Question question =
                new SearchReading.Question(game, root, limits, Duration.ZERO, Duration.ZERO, List.of());
        writer.write(best.write(report, question, Language.EN, null));
    }
}

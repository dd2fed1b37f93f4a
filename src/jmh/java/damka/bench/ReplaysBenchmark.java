package damka.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import damka.api.dto.ReplaysRequest;
import damka.api.dto.ReplaysResponse;
import damka.api.lesson.LessonCatalogue;
import damka.api.mapping.GameReader;
import damka.api.mapping.GameReplay;
import damka.api.mapping.MoveReading;
import damka.api.mapping.PdnReplay;
import damka.api.mapping.Reasons;
import damka.api.mapping.ReplayFaults;
import damka.api.mapping.Replays;
import damka.api.mapping.Tokens;
import damka.api.ops.Configurations;
import damka.api.ops.ServiceConfig;
import damka.api.ops.Ticker;
import damka.api.problem.Json;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Board;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.game.Turn;
import damka.rules.notation.pdn.PdnGame;
import damka.rules.notation.pdn.PdnOptions;
import damka.rules.notation.pdn.PdnReader;
import damka.rules.notation.pdn.PdnTag;
import damka.rules.notation.pdn.PdnText;
import damka.rules.notation.pdn.PdnWriter;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Whole games from their text: 20 games of 100 plies each in one call, and a text of one mebibyte. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ReplaysBenchmark {
    private static final int GAMES = 20;
    private static final int PLIES = 100;
    private static final int MEBIBYTE = 1 << 20;

    private final String text = PdnWriter.write(games());
    private final String longText = text.repeat(MEBIBYTE / text.length() + 1).substring(0, MEBIBYTE);
    private final Replays replays = replays();
    private final Json json = new Json();

    private static List<PdnGame> games() {
        List<PdnGame> games = new ArrayList<>();
        for (int seed = 0; games.size() < GAMES; seed++) {
            List<Move> moves = moves(new Random(seed));
            if (moves.size() == PLIES) {
                List<PdnTag> tags = List.of(PdnTag.of("Event", "Benchmark"), PdnTag.of("Round", "" + games.size()));
                games.add(PdnGame.of(tags, Position.start(Board.INTERNATIONAL), moves, "*"));
            }
        }
        return games;
    }

    // A random game, as far as it lasts.
    private static List<Move> moves(Random random) {
        Game game = Game.start(Ruleset.defaultFor(Board.INTERNATIONAL), Position.start(Board.INTERNATIONAL));
        while (game.turns().size() < PLIES && !game.outcome().isFinal()) {
            List<Move> legal = game.legalMoves().all();
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return game.turns().stream().map(Turn::move).toList();
    }

    private static Replays replays() {
        ServiceConfig config = Configurations.with(Map.of());
        Messages messages = new Messages();
        Reasons reasons = new Reasons(messages, new LessonCatalogue(new ObjectMapper()));
        Tokens tokens = new Tokens(config);
        MoveReading moves = new MoveReading(reasons);
        ReplayFaults faults = new ReplayFaults(reasons, messages, config);
        GameReplay games = new GameReplay(new GameReader(moves, tokens, config), moves, faults, config);
        return new Replays(games, new PdnReplay(faults, config), faults, tokens, config, new Ticker());
    }

    /** Text to games. */
    @Benchmark
    public PdnText read() {
        PdnText read = PdnReader.read(text, PdnOptions.STANDARD);
        require(read.games().stream().mapToInt(PdnGame::plies).sum() == GAMES * PLIES);
        return read;
    }

    /** Text to the answer of {@code /v1/replays}, as it is sent. */
    @Benchmark
    public byte[] replay() {
        ReplaysResponse answer =
                replays.answer(new ReplaysRequest(null, text, null, null, null), Language.EN, replays.deadline());
        require(answer.valid()
                && answer.games().stream().mapToInt(game -> game.pliesValid()).sum() == GAMES * PLIES);
        return json.write(answer);
    }

    /** A text as long as a mebibyte; its last game is cut off. */
    @Benchmark
    public PdnText readMebibyte() {
        PdnText read = PdnReader.read(longText, PdnOptions.STANDARD);
        require(read.games().size() >= MEBIBYTE / text.length() * GAMES);
        return read;
    }

    private static void require(boolean right) {
        if (!right) {
            throw new AssertionError("a wrong answer");
        }
    }
}

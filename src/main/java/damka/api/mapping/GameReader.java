package damka.api.mapping;

import damka.api.dto.Counters;
import damka.api.dto.DrawModeName;
import damka.api.dto.GameInput;
import damka.api.dto.MoveInput;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.DrawCounters;
import damka.rules.game.Game;
import damka.rules.game.GameStart;
import damka.rules.game.Ruleset;
import damka.rules.game.Termination;
import damka.rules.position.Position;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Games as callers give them: by position, by start and moves, or by state token. */
@ApplicationScoped
public class GameReader {
    private static final int PLIES_A_MOVE = 2;

    private final MoveReading moves;
    private final Tokens tokens;
    private final int mostPlies;

    /** Within the limits of the configuration. */
    public GameReader(MoveReading moves, Tokens tokens, ServiceConfig config) {
        this.moves = moves;
        this.tokens = tokens;
        this.mostPlies = config.game().plies();
    }

    /** The game of a request with what people decided about it; every move in it has been checked. */
    Standing standing(@Nullable GameInput input, @Nullable DrawModeName drawMode, String pointer) {
        Game game = read(input, pointer);
        Optional<Termination> termination =
                input == null ? Optional.empty() : Terminations.read(input.termination(), input.clock(), game, pointer);
        return Standing.of(game, drawMode, termination);
    }

    /** The game of a request; every move in it has been checked. */
    Game read(@Nullable GameInput input, String pointer) {
        if (input == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at(pointer, "MISSING_MEMBER"));
        }
        boolean replayed = input.start() != null || input.moves() != null;
        int forms = (input.position() == null ? 0 : 1) + (input.state() == null ? 0 : 1) + (replayed ? 1 : 0);
        if (forms != 1) {
            throw new BadInput(
                    ProblemType.CONFLICTING_GAME_FORMS,
                    Fault.at(pointer, "CONFLICTING_GAME_FORMS").expecting("position | start, moves | state"));
        }
        if (input.counters() != null && input.position() == null) {
            throw new BadInput(
                    ProblemType.CONFLICTING_GAME_FORMS, Fault.at(pointer + "/counters", "COUNTERS_WITHOUT_POSITION"));
        }
        if (input.state() != null) {
            return fromState(input, input.state(), pointer);
        }
        String text = input.position() == null ? input.start() : input.position();
        Board board = Positions.board(input.variant(), text, pointer + "/variant");
        Ruleset ruleset = Variants.ruleset(input.ruleset(), board, pointer + "/ruleset");
        return input.position() != null
                ? fromPosition(input, input.position(), board, ruleset, pointer)
                : fromMoves(input, board, ruleset, pointer);
    }

    private Game fromState(GameInput input, String state, String pointer) {
        Game game = tokens.readState(state, pointer + "/state");
        if (input.variant() != null) {
            Board board = Variants.board(input.variant(), pointer + "/variant");
            refuseUnless(board == game.position().board(), pointer + "/variant");
        }
        if (input.ruleset() != null) {
            Ruleset ruleset = Variants.ruleset(input.ruleset(), game.position().board(), pointer + "/ruleset");
            refuseUnless(ruleset == game.ruleset(), pointer + "/ruleset");
        }
        return game;
    }

    private static void refuseUnless(boolean agrees, String pointer) {
        if (!agrees) {
            throw new BadInput(ProblemType.CONFLICTING_GAME_FORMS, Fault.at(pointer, "STATE_DISAGREES"));
        }
    }

    private Game fromPosition(GameInput input, String text, Board board, Ruleset ruleset, String pointer) {
        String at = pointer + "/position";
        ReadPosition read = Positions.read(board, text, at);
        Position position = Positions.sound(read.text(), strict(input), Optional.of(text), at);
        GameStart start = GameStart.unknown(ruleset, position).withPly(ply(read.moveNumber(), position));
        if (read.halfMoves().isPresent()) {
            start = start.withCounters(
                    DrawCounters.carried(ruleset, position, read.halfMoves().getAsInt()));
        }
        if (input.counters() != null) {
            start = start.withCounters(given(input.counters(), start, pointer + "/counters"));
        }
        return Game.from(start);
    }

    private static DrawCounters given(Counters counters, GameStart start, String pointer) {
        DrawCounters counted = start.counters();
        for (CounterName name : CounterName.values()) {
            Integer plies = name.of(counters);
            if (plies != null) {
                counted = counted.with(start.position(), name.ruleId(), plies)
                        .orElseThrow(() -> new BadInput(
                                ProblemType.ILLEGAL_GAME,
                                Fault.at(pointer + "/" + name.member(), "COUNTER_IMPOSSIBLE")
                                        .with("name", name.member())));
            }
        }
        return counted;
    }

    private Game fromMoves(GameInput input, Board board, Ruleset ruleset, String pointer) {
        Game game = Game.from(start(input, board, ruleset, pointer));
        List<MoveInput> played = input.moves() == null ? List.of() : input.moves();
        if (played.size() > mostPlies) {
            throw new BadInput(
                    ProblemType.LIMIT_EXCEEDED,
                    List.of(Fault.at(pointer + "/moves", "TOO_MANY_PLIES").with("limit", mostPlies)),
                    Map.of("limit", mostPlies));
        }
        return moves.play(game, played, pointer + "/moves", ProblemType.ILLEGAL_GAME);
    }

    private static GameStart start(GameInput input, Board board, Ruleset ruleset, String pointer) {
        String text = input.start();
        if (text == null) {
            return GameStart.complete(ruleset, Position.start(board));
        }
        String at = pointer + "/start";
        ReadPosition read = Positions.read(board, text, at);
        Position position = Positions.sound(read.text(), strict(input), Optional.of(text), at);
        return start(ruleset, position, read.halfMoves(), read.moveNumber());
    }

    /** The start of a record, with the counters that its FEN carries. */
    static GameStart start(Ruleset ruleset, Position position, OptionalInt halfMoves, OptionalInt moveNumber) {
        GameStart start = GameStart.complete(ruleset, position).withPly(ply(moveNumber, position));
        return halfMoves.isPresent()
                ? start.withCounters(DrawCounters.carried(ruleset, position, halfMoves.getAsInt()))
                : start;
    }

    private static boolean strict(GameInput input) {
        return !Boolean.FALSE.equals(input.strict());
    }

    // Move 1 begins with White's ply 0.
    private static int ply(OptionalInt moveNumber, Position position) {
        int before = Math.max(0, moveNumber.orElse(1) - 1);
        boolean second = moveNumber.isPresent() && position.sideToMove() == Color.BLACK;
        return PLIES_A_MOVE * before + (second ? 1 : 0);
    }
}

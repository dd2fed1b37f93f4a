package damka.api.mapping;

import damka.api.dto.GameInput;
import damka.api.dto.MoveInput;
import damka.api.dto.ReplayError;
import damka.api.dto.SquareInput;
import damka.api.mapping.Stretch.Where;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.rules.game.Game;
import damka.rules.game.Replay;
import damka.rules.game.Termination;
import damka.rules.game.Turn;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Verdict;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Move;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Games given as JSON, played over again up to the first move that is not legal. */
@ApplicationScoped
public class GameReplay {
    private static final String POINTER = "#/game";

    private final GameReader games;
    private final MoveReading moves;
    private final ReplayFaults faults;
    private final int mostPlies;

    /** Within the limits of the configuration. */
    public GameReplay(GameReader games, MoveReading moves, ReplayFaults faults, ServiceConfig config) {
        this.games = games;
        this.moves = moves;
        this.faults = faults;
        this.mostPlies = config.game().plies();
    }

    /** This game. */
    Replayed replay(GameInput input, @Nullable String ruleset, Language language, Deadline deadline) {
        if (ruleset != null && input.ruleset() != null) {
            throw new BadInput(ProblemType.CONFLICTING_GAME_FORMS, Fault.at("#/ruleset", "RULESET_TWICE"));
        }
        List<MoveInput> written = input.moves() == null ? List.of() : input.moves();
        if (written.size() > mostPlies) {
            throw new BadInput(
                    ProblemType.LIMIT_EXCEEDED,
                    List.of(Fault.at(POINTER + "/moves", "TOO_MANY_PLIES").with("limit", mostPlies)),
                    Map.of("limit", mostPlies));
        }
        Game game = opened(input, ruleset);
        Optional<ReplayError> error = Optional.empty();
        for (int i = 0; i < written.size() && error.isEmpty(); i++) {
            deadline.check();
            Optional<Move> move = legal(game, written.get(i));
            if (move.isPresent()) {
                game = game.play(move.get());
            } else {
                error = Optional.of(error(game, written.get(i), i, language));
            }
        }
        return replayed(game, input, error);
    }

    private Game opened(GameInput input, @Nullable String ruleset) {
        try {
            return games.read(opening(input, ruleset), POINTER);
        } catch (BadInput refused) {
            throw ruleset == null ? refused : besideTheGame(refused);
        }
    }

    // The rule set was not found in the game, but beside it.
    private static BadInput besideTheGame(BadInput refused) {
        List<Fault> faults = refused.faults().stream()
                .map(fault -> (POINTER + "/ruleset").equals(fault.pointer()) ? fault.at("#/ruleset") : fault)
                .toList();
        return new BadInput(refused.type(), faults, refused.extensions());
    }

    // The same game before its first move, which is not read yet.
    private static GameInput opening(GameInput input, @Nullable String ruleset) {
        return new GameInput(
                input.variant(),
                input.ruleset() == null ? ruleset : input.ruleset(),
                input.position(),
                input.start(),
                input.moves() == null ? null : List.of(),
                input.state(),
                input.strict(),
                input.counters(),
                null,
                null);
    }

    private Optional<Move> legal(Game game, MoveInput input) {
        return moves.name(game.position().board(), input)
                .read()
                .flatMap(read -> MoveJudge.judge(game.legalMoves(), read.proposal())
                        .fold(
                                right -> Optional.of(right.move()),
                                many -> Optional.empty(),
                                begun -> Optional.empty(),
                                wrong -> Optional.empty()));
    }

    private ReplayError error(Game game, MoveInput input, int index, Language language) {
        Where where = new Where(text(input), Optional.of(POINTER + "/moves/" + index), Optional.empty());
        ReplayFaults.At at = ReplayFaults.next(1, 0, index, Game.from(game.start()));
        MoveReading.Naming naming = moves.name(game.position().board(), input);
        if (naming.read().isEmpty()) {
            return faults.reasoned(
                    at,
                    where,
                    naming.unread(),
                    List.of(),
                    game.ruleset(),
                    game.position().board(),
                    language);
        }
        Proposal proposal = naming.read().get().proposal();
        Verdict verdict = MoveJudge.judge(game.legalMoves(), proposal);
        return faults.refused(at, where, game.legalMoves(), proposal, verdict, game.ruleset(), language);
    }

    private static String text(MoveInput input) {
        if (input.text() != null) {
            return input.text();
        }
        return input.path() == null
                ? square(input.from()) + "-" + square(input.to())
                : input.path().stream().map(GameReplay::square).collect(Collectors.joining("-"));
    }

    private static String square(@Nullable SquareInput square) {
        return square == null ? "" : square.text();
    }

    private static Replayed replayed(Game game, GameInput input, Optional<ReplayError> error) {
        List<Turn> turns = game.turns();
        IntFunction<Where> where = index -> where(turns.get(index), input, index);
        Stretch stretch = new Stretch(
                Replay.of(game.start(), turns.stream().map(Turn::move).toList()), where, () -> Replay.endsBy(game));
        Optional<Termination> termination = Terminations.read(input.termination(), input.clock(), game, POINTER);
        return new Replayed(
                1,
                game.position().board(),
                game.ruleset(),
                List.of(stretch),
                termination,
                List.of(),
                error.stream().toList(),
                List.of());
    }

    private static Where where(Turn turn, GameInput input, int index) {
        List<MoveInput> written = input.moves();
        return written == null
                ? new Where(
                        MoveWriter.route(turn.before(), turn.move()), Optional.of(POINTER + "/state"), Optional.empty())
                : new Where(text(written.get(index)), Optional.of(POINTER + "/moves/" + index), Optional.empty());
    }
}

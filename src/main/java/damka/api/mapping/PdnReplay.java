package damka.api.mapping;

import damka.api.dto.ReplayError;
import damka.api.dto.ReplayWarning;
import damka.api.mapping.Stretch.Where;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.rules.board.Board;
import damka.rules.game.Game;
import damka.rules.game.GameStart;
import damka.rules.game.Replay;
import damka.rules.game.Ruleset;
import damka.rules.notation.TextLines;
import damka.rules.notation.TextSpan;
import damka.rules.notation.pdn.PdnFault;
import damka.rules.notation.pdn.PdnFault.Place;
import damka.rules.notation.pdn.PdnGame;
import damka.rules.notation.pdn.PdnOptions;
import damka.rules.notation.pdn.PdnReader;
import damka.rules.notation.pdn.PdnSegment;
import damka.rules.notation.pdn.PdnText;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Games of PDN texts, played over again. */
@ApplicationScoped
public class PdnReplay {
    private static final int MOST_ERRORS = 20;
    private static final int DEEPEST_VARIATION = 64;

    private final ReplayFaults faults;
    private final ServiceConfig.Game limits;

    /** Within the limits of the configuration. */
    public PdnReplay(ReplayFaults faults, ServiceConfig config) {
        this.faults = faults;
        this.limits = config.game();
    }

    /** What a text says; at least one game. */
    PdnText read(String text, @Nullable String ruleset, boolean variations, Deadline deadline) {
        PdnOptions options = PdnOptions.STANDARD
                .withLimits(limits.pdnGames(), limits.plies(), DEEPEST_VARIATION)
                .withVariations(variations);
        PdnText read =
                PdnReader.read(text, onlyBoard(ruleset).map(options::withBoard).orElse(options), deadline::check);
        for (PdnFault fault : read.allFaults()) {
            refuseOverLimit(fault, text);
        }
        if (read.games().isEmpty()) {
            throw new BadInput(ProblemType.MALFORMED_NOTATION, Fault.of("NO_GAME"));
        }
        return read;
    }

    // The choice of a rule set that belongs to one board is the choice of this board.
    private static Optional<Board> onlyBoard(@Nullable String id) {
        Optional<Ruleset> ruleset = id == null ? Optional.empty() : Ruleset.byId(id);
        if (id != null && ruleset.isEmpty()) {
            throw Variants.unknownRuleset(Fault.at("#/ruleset", "UNKNOWN_RULESET"), id);
        }
        List<Board> boards = ruleset.stream()
                .flatMap(set -> List.of(Board.values()).stream().filter(set::supports))
                .toList();
        return boards.size() == 1 ? Optional.of(boards.get(0)) : Optional.empty();
    }

    private void refuseOverLimit(PdnFault fault, String text) {
        int limit = switch (fault.code()) {
            case TOO_MANY_GAMES -> limits.pdnGames();
            case TOO_MANY_PLIES -> limits.plies();
            case NESTED_TOO_DEEP -> DEEPEST_VARIATION;
            default -> 0;
        };
        if (limit > 0) {
            throw new BadInput(
                    ProblemType.LIMIT_EXCEEDED,
                    List.of(Fault.of(fault.code().name())
                            .with("limit", limit)
                            .in(text, fault.place().offset(), 0)),
                    Map.of("limit", limit));
        }
    }

    /** The games of a text. */
    List<Replayed> replay(String source, PdnText text, @Nullable String ruleset, Language language, Deadline deadline) {
        TextLines lines = TextLines.of(source);
        List<Replayed> games = new ArrayList<>();
        for (PdnGame game : text.games()) {
            Ruleset set = Variants.ruleset(ruleset, game.board(), "#/ruleset");
            games.add(replay(game, set, new Source(source, lines), language, deadline));
        }
        return games;
    }

    // The text with its lines.
    private record Source(String text, TextLines lines) {
        Where where(TextSpan span) {
            int offset = span.offset();
            Place place = new Place(offset, span.length(), lines.line(offset), lines.column(offset));
            return new Where(text.substring(offset, offset + span.length()), Optional.empty(), Optional.of(place));
        }
    }

    private Replayed replay(PdnGame game, Ruleset ruleset, Source source, Language language, Deadline deadline) {
        List<Stretch> stretches = game.segments().stream()
                .map(segment -> stretch(segment, ruleset, source, deadline))
                .toList();
        List<ReplayError> errors = game.faults().stream()
                .limit(MOST_ERRORS)
                .map(fault -> faults.of(fault, game, ruleset, language))
                .toList();
        List<ReplayWarning> warnings = game.warnings().stream()
                .limit(MOST_ERRORS)
                .map(warning -> faults.of(warning, source.lines(), language))
                .toList();
        return new Replayed(
                game.number(), game.board(), ruleset, stretches, Optional.empty(), game.tags(), errors, warnings);
    }

    private static Stretch stretch(PdnSegment segment, Ruleset ruleset, Source source, Deadline deadline) {
        deadline.check();
        Function<Ruleset, GameStart> start =
                set -> GameReader.start(set, segment.start(), segment.halfMoves(), segment.moveNumber());
        Replay replay = Replay.of(start.apply(ruleset), segment.line().moves());
        Game last = replay.last();
        IntFunction<Where> where =
                index -> source.where(segment.line().plies().get(index).place());
        return new Stretch(replay, where, () -> Replay.endsBy(last, start));
    }
}

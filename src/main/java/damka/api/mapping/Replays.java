package damka.api.mapping;

import damka.api.dto.GameInput;
import damka.api.dto.ReplayError;
import damka.api.dto.ReplayWarning;
import damka.api.dto.ReplayedGame;
import damka.api.dto.ReplaysRequest;
import damka.api.dto.ReplaysResponse;
import damka.api.mapping.Stretch.Where;
import damka.api.ops.ServiceConfig;
import damka.api.ops.Ticker;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.rules.game.DrawMode;
import damka.rules.game.Game;
import damka.rules.game.Turn;
import damka.rules.notation.pdn.PdnGame;
import damka.rules.notation.pdn.PdnLine;
import damka.rules.notation.pdn.PdnSegment;
import damka.rules.notation.pdn.PdnText;
import damka.rules.notation.pdn.PdnWriter;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Whole games: are they legal, where not, and how do they end? */
@ApplicationScoped
public class Replays {
    private static final int PLIES_A_MOVE = 2;
    private static final Comparator<ReplayError> BY_OFFSET =
            Comparator.comparing(ReplayError::offset, Comparator.nullsFirst(Comparator.naturalOrder()));

    private final GameReplay games;
    private final PdnReplay texts;
    private final ReplayFaults faults;
    private final Tokens tokens;
    private final Duration time;
    private final Ticker ticker;

    /** Reading games with these, within the time of the configuration. */
    public Replays(
            GameReplay games,
            PdnReplay texts,
            ReplayFaults faults,
            Tokens tokens,
            ServiceConfig config,
            Ticker ticker) {
        this.games = games;
        this.texts = texts;
        this.faults = faults;
        this.tokens = tokens;
        this.time = config.request().cheapTime();
        this.ticker = ticker;
    }

    /** What a request holds: games played over again, and the text that it gave. */
    record Reading(List<Replayed> games, Optional<PdnText> text) {
        Optional<ReplayError> firstError() {
            return games.stream().flatMap(game -> game.errors().stream()).findFirst();
        }

        /** The games as PDN has them. */
        List<PdnGame> records() {
            return text.map(PdnText::games)
                    .orElseGet(() -> games.stream().map(Replays::pdn).toList());
        }
    }

    /** For a request that comes now. */
    public Deadline deadline() {
        return Deadline.after(time, ticker);
    }

    /** The answer to this request. */
    public ReplaysResponse answer(ReplaysRequest request, Language language, Deadline deadline) {
        Reading reading = read(request, language, deadline);
        Optional<ReplayError> error = reading.firstError();
        List<ReplayedGame> written = reading.games().stream()
                .map(game -> ReplayView.write(game, tokens, deadline))
                .toList();
        return new ReplaysResponse(error.isEmpty(), error.orElse(null), written);
    }

    /** The games of this request in clean PDN, which a game with an error has not; in UTF-8. */
    public byte[] pdn(ReplaysRequest request, Language language, Deadline deadline) {
        return PdnWriter.write(readSound(request, language, deadline).records()).getBytes(StandardCharsets.UTF_8);
    }

    /** The games of this request, none of which may have an error. */
    Reading readSound(ReplaysRequest request, Language language, Deadline deadline) {
        Reading reading = read(request, language, deadline);
        reading.firstError().ifPresent(error -> {
            throw refused(error);
        });
        return reading;
    }

    private static BadInput refused(ReplayError error) {
        Fault fault = Fault.of("GAME_NOT_LEGAL").with("game", error.game()).with("reason", error.message());
        return new BadInput(
                ProblemType.ILLEGAL_GAME,
                List.of(error.pointer() == null ? fault : fault.at(error.pointer())),
                Map.of("firstError", error));
    }

    private Reading read(ReplaysRequest request, Language language, Deadline deadline) {
        GameInput game = request.game();
        String pdn = request.pdn();
        if (game == null && pdn == null) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.at("#", "MISSING_MEMBER").expecting("game | pdn"));
        }
        if (game != null && pdn != null) {
            throw new BadInput(ProblemType.CONFLICTING_GAME_FORMS, Fault.at("#/pdn", "GAME_AND_PDN"));
        }
        if (game != null) {
            return new Reading(
                    List.of(judged(games.replay(game, request.ruleset(), language, deadline), request, language)),
                    Optional.empty());
        }
        String source = pdn == null ? "" : pdn;
        PdnText text = texts.read(source, request.ruleset(), !Boolean.FALSE.equals(request.variations()), deadline);
        List<Replayed> replayed = texts.replay(source, text, request.ruleset(), language, deadline).stream()
                .map(one -> judged(one, request, language))
                .toList();
        return new Reading(replayed, Optional.of(text));
    }

    // With what follows after the end of the game as a warning or an error.
    private Replayed judged(Replayed game, ReplaysRequest request, Language language) {
        int pliesBefore = 0;
        for (int i = 0; i < game.stretches().size(); i++) {
            Stretch stretch = game.stretches().get(i);
            if (stretch.replay().continuesAfterEnd()) {
                return Boolean.TRUE.equals(request.strictEnd())
                        ? ended(game, i, pliesBefore, language)
                        : warned(game, stretch, language);
            }
            pliesBefore += stretch.plies();
        }
        return game;
    }

    private Replayed warned(Replayed game, Stretch stretch, Language language) {
        Where first = stretch.where().apply(stretch.endedAfter().orElse(0));
        List<ReplayWarning> warnings = new ArrayList<>(game.warnings());
        warnings.add(faults.continues(first, language));
        return game.with(game.stretches(), game.errors(), warnings);
    }

    private Replayed ended(Replayed game, int index, int pliesBefore, Language language) {
        List<Stretch> stretches = new ArrayList<>(game.stretches().subList(0, index + 1));
        Stretch stretch = stretches.get(index);
        int end = stretch.endedAfter().orElse(0);
        stretches.set(index, stretch.untilEnd());
        Standing standing = Standing.of(stretch.replay(), DrawMode.AUTOMATIC, Optional.empty());
        Game start = stretch.replay().games().get(0);
        ReplayFaults.At at = ReplayFaults.next(game.number(), pliesBefore, end, start);
        List<ReplayError> errors = new ArrayList<>();
        errors.add(faults.afterEnd(at, stretch.where().apply(end), standing, language));
        errors.addAll(game.errors());
        errors.sort(BY_OFFSET);
        return game.with(stretches, errors, game.warnings());
    }

    private static PdnGame pdn(Replayed game) {
        Stretch only = game.stretches().get(0);
        Game start = only.replay().games().get(0);
        Game last = only.replay().last();
        OptionalInt number = start.ply() == 0 ? OptionalInt.empty() : OptionalInt.of(start.ply() / PLIES_A_MOVE + 1);
        PdnLine line = PdnLine.of(last.turns().stream().map(Turn::move).toList());
        PdnSegment segment = new PdnSegment(start.position(), OptionalInt.empty(), number, line);
        String result = ReplayView.standing(game)
                .map(standing -> standing.outcome().result().text())
                .orElse("*");
        return new PdnGame(1, game.board(), List.of(), List.of(segment), Optional.of(result), List.of(), List.of());
    }
}

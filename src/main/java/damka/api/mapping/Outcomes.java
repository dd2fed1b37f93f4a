package damka.api.mapping;

import damka.api.dto.ClaimInput;
import damka.api.dto.ClaimResponse;
import damka.api.dto.EndingMove;
import damka.api.dto.GameStatus;
import damka.api.dto.OutcomeResponse;
import damka.api.dto.OutcomesRequest;
import damka.api.dto.Points;
import damka.api.dto.RuleStatusResponse;
import damka.api.dto.Since;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Color;
import damka.rules.game.Claim;
import damka.rules.game.Game;
import damka.rules.game.NextMoveEnds;
import damka.rules.game.Outcome;
import damka.rules.game.Result;
import damka.rules.game.RuleStatus;
import damka.rules.game.Termination;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.written.MoveWriter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** How games stand. */
@ApplicationScoped
public class Outcomes {
    private final GameReader games;
    private final Messages messages;
    private final Tokens tokens;

    /** In these words. */
    public Outcomes(GameReader games, Messages messages, Tokens tokens) {
        this.games = games;
        this.messages = messages;
        this.tokens = tokens;
    }

    /** The answer to this request. */
    public OutcomeResponse answer(OutcomesRequest request, Language language) {
        Standing standing = games.standing(request.game(), request.drawMode(), "#/game");
        if (request.termination() != null) {
            if (standing.termination().isPresent()) {
                throw new BadInput(ProblemType.CONFLICTING_GAME_FORMS, Fault.at("#/termination", "TERMINATION_TWICE"));
            }
            Optional<Termination> told = Terminations.read(request.termination(), null, standing.game(), "#");
            standing = Standing.of(standing.game(), request.drawMode(), told);
        }
        return request.claim() == null
                ? write(standing, true, language)
                : write(claimed(standing, request.claim()), false, language);
    }

    private Standing claimed(Standing standing, ClaimInput input) {
        if (standing.isOver()) {
            throw gameOver(standing, "#/claim");
        }
        String rule = input.rule();
        if (rule == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at("#/claim/rule", "MISSING_MEMBER"));
        }
        Game game = standing.game();
        Color by = input.by() == null ? game.position().sideToMove() : Words.color(input.by());
        return new Claim(rule, by)
                .judge(game)
                .fold(
                        granted -> new Standing(
                                game,
                                standing.mode(),
                                Optional.empty(),
                                granted.outcome(),
                                granted.status().since()),
                        denied -> {
                            throw new BadInput(ProblemType.ILLEGAL_GAME, notJustified(denied.status()));
                        },
                        unknown -> {
                            throw new BadInput(
                                    ProblemType.INVALID_PARAMETER,
                                    Fault.at("#/claim/rule", "UNKNOWN_DRAW_RULE")
                                            .with("name", rule));
                        },
                        over -> {
                            throw gameOver(standing, "#/claim");
                        });
    }

    private static Fault notJustified(RuleStatus status) {
        return Fault.at("#/claim", "CLAIM_NOT_JUSTIFIED")
                .with("rule", status.id())
                .with("count", status.count())
                .with("limit", status.limit());
    }

    /** That a game is over, with its outcome. */
    BadInput gameOver(Standing standing, String pointer) {
        return new BadInput(
                ProblemType.GAME_OVER,
                List.of(Fault.at(pointer, "GAME_OVER")
                        .with("result", standing.outcome().result().text())),
                Map.of("outcome", Standing.summary(standing.outcome())));
    }

    private OutcomeResponse write(Standing standing, boolean byItself, Language language) {
        Game game = standing.game();
        Outcome outcome = standing.outcome();
        Result result = outcome.result();
        boolean over = standing.isOver();
        GameView now = GameView.of(game, tokens);
        return new OutcomeResponse(
                over ? GameStatus.finished : GameStatus.ongoing,
                result.text(),
                result.pdn(),
                over ? new Points(result.points(Color.WHITE), result.points(Color.BLACK)) : null,
                outcome.wonBy().map(Words::side).orElse(null),
                outcome.reasonId().orElse(null),
                over ? byItself && standing.endedOnBoard() : null,
                standing.endedAt().isPresent() ? new Since(standing.endedAt().getAsInt()) : null,
                (standing.continuesAfterEnd() && byItself) ? true : null,
                game.rules().stream().map(rule -> rule(rule, language)).toList(),
                over
                        ? List.of()
                        : game.claims(standing.mode()).stream()
                                .map(claim -> claim(claim, language))
                                .toList(),
                over ? List.of() : endings(standing),
                message(standing, language),
                now.position(),
                now.state(),
                now.ply(),
                now.history(),
                now.counters());
    }

    /** How a game stands, in a sentence. */
    String message(Standing standing, Language language) {
        Outcome outcome = standing.outcome();
        String winner = outcome.wonBy()
                .map(color -> color.name().toLowerCase(Locale.ROOT))
                .orElse("");
        int limit = limit(standing);
        String key = "outcome." + outcome.reasonId().orElse("ongoing");
        return messages.text(language, key, Map.of("winner", winner, "limit", limit, "moves", limit / 2));
    }

    // Of the rule that ended the game; where the game goes on after its end, that rule may no longer be met.
    private static int limit(Standing standing) {
        String reason = standing.outcome().reasonId().orElse("");
        List<RuleStatus> rules = standing.game().rules().stream()
                .filter(rule -> rule.rule().reason().id().equals(reason))
                .toList();
        return rules.stream()
                .filter(RuleStatus::met)
                .findFirst()
                .or(() -> rules.stream().findFirst())
                .map(RuleStatus::limit)
                .orElse(0);
    }

    private RuleStatusResponse rule(RuleStatus status, Language language) {
        return new RuleStatusResponse(
                status.id(),
                Catalogue.ruleName(messages, status.rule(), language),
                status.known(),
                status.running(),
                status.count(),
                status.limit(),
                status.met(),
                boxed(status.since()));
    }

    private ClaimResponse claim(RuleStatus status, Language language) {
        return new ClaimResponse(
                status.id(),
                Catalogue.ruleName(messages, status.rule(), language),
                status.rule().reason().id(),
                boxed(status.since()));
    }

    private static List<EndingMove> endings(Standing standing) {
        LegalMoves legal = standing.game().legalMoves();
        return NextMoveEnds.of(standing.game(), standing.mode()).stream()
                .map(end -> new EndingMove(
                        MoveWriter.notation(legal, end.move()),
                        MoveWriter.id(end.move()),
                        Standing.summary(end.outcome())))
                .toList();
    }

    private static @Nullable Integer boxed(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }
}

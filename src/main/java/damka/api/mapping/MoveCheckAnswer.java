package damka.api.mapping;

import damka.api.dto.CandidateResponse;
import damka.api.dto.MoveCheckRequest;
import damka.api.dto.MoveCheckResponse;
import damka.api.dto.MoveInput;
import damka.api.dto.Resolution;
import damka.api.dto.SuggestionReason;
import damka.api.dto.SuggestionResponse;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.rules.game.Game;
import damka.rules.moves.Illegality;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Routes;
import damka.rules.moves.Suggestion;
import damka.rules.moves.Suggestions;
import damka.rules.moves.Verdict;
import damka.rules.notation.written.MoveWriter;
import damka.rules.notation.written.ReadMove;
import damka.rules.position.Move;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a move is legal, and if not, why. */
@ApplicationScoped
public class MoveCheckAnswer {
    private final GameReader games;
    private final MoveReading moves;
    private final Reasons reasons;
    private final Tokens tokens;
    private final int mostSuggestions;

    /** Within the limits of the configuration. */
    public MoveCheckAnswer(GameReader games, MoveReading moves, Reasons reasons, Tokens tokens, ServiceConfig config) {
        this.games = games;
        this.moves = moves;
        this.reasons = reasons;
        this.tokens = tokens;
        this.mostSuggestions = config.answer().suggestions();
    }

    // What a check comes to, before it is put into words.
    private record Finding(
            boolean legal,
            Resolution resolution,
            @Nullable String interpretedAs,
            Optional<Move> move,
            List<Illegality> reasons,
            List<Suggestion> suggestions,
            List<Move> candidates,
            Optional<Move> completion) {}

    /** The answer to this request. */
    public MoveCheckResponse answer(MoveCheckRequest request, Language language) {
        Standing standing = games.standing(request.game(), request.drawMode(), "#/game");
        MoveInput input = request.move();
        if (input == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at("#/move", "MISSING_MEMBER"));
        }
        Game game = standing.game();
        Finding finding = overruled(find(game, input), standing);
        MoveView view = MoveView.of(game.legalMoves());
        GameView now = GameView.of(game, tokens);
        return new MoveCheckResponse(
                finding.legal(),
                finding.resolution(),
                finding.interpretedAs(),
                finding.move().map(view::write).orElse(null),
                reasons.write(
                        finding.reasons(),
                        game.ruleset(),
                        SquareNames.asIn(game.position().board(), input),
                        language),
                finding.suggestions().stream()
                        .map(suggestion -> suggestion(game.legalMoves(), suggestion))
                        .toList(),
                finding.candidates().isEmpty()
                        ? null
                        : finding.candidates().stream()
                                .map(move -> candidate(game.legalMoves(), move))
                                .toList(),
                finding.completion().map(view::write).orElse(null),
                now.position(),
                now.state(),
                now.ply(),
                now.history(),
                now.counters());
    }

    private Finding find(Game game, MoveInput input) {
        MoveReading.Naming naming = moves.name(game.position().board(), input);
        return naming.read()
                .map(read -> judge(game.legalMoves(), read))
                .orElseGet(() -> unreadable(game.legalMoves(), naming.unread()));
    }

    private Finding unreadable(LegalMoves legal, List<Illegality> reasonsOfText) {
        List<Suggestion> first = legal.all().stream()
                .limit(mostSuggestions)
                .map(move -> new Suggestion(move, Suggestion.Why.LEGAL))
                .toList();
        return new Finding(
                false,
                Resolution.unparseable,
                null,
                Optional.empty(),
                reasonsOfText,
                first,
                List.of(),
                Optional.empty());
    }

    private Finding judge(LegalMoves legal, ReadMove read) {
        Proposal proposal = read.proposal();
        String as = read.interpretedAs();
        Verdict verdict = MoveJudge.judge(legal, proposal);
        List<Suggestion> near = Suggestions.nearest(legal, proposal, mostSuggestions);
        return verdict.fold(
                right -> new Finding(
                        true,
                        Resolution.unique,
                        as,
                        Optional.of(right.move()),
                        right.warnings(),
                        List.of(),
                        List.of(),
                        Optional.empty()),
                many -> new Finding(
                        false,
                        Resolution.ambiguous,
                        as,
                        Optional.empty(),
                        many.reasons(),
                        near,
                        many.candidates(),
                        Optional.empty()),
                begun -> new Finding(
                        false,
                        Resolution.prefix,
                        as,
                        Optional.empty(),
                        begun.reasons(),
                        near,
                        begun.candidates(),
                        begun.completion()),
                wrong -> new Finding(
                        false,
                        Resolution.none,
                        as,
                        Optional.empty(),
                        wrong.reasons(),
                        near,
                        List.of(),
                        Optional.empty()));
    }

    // Once the game is over nothing may be played, whatever the squares say.
    private static Finding overruled(Finding finding, Standing standing) {
        if (!standing.isOver()) {
            return finding;
        }
        List<Illegality> all = new ArrayList<>();
        all.add(gameOver(standing));
        all.addAll(finding.reasons());
        Resolution resolution =
                finding.resolution() == Resolution.unparseable ? Resolution.unparseable : Resolution.none;
        return new Finding(
                false,
                resolution,
                finding.interpretedAs(),
                Optional.empty(),
                all,
                List.of(),
                List.of(),
                Optional.empty());
    }

    /** That the game is over, as a reason. */
    static Illegality gameOver(Standing standing) {
        return new Illegality.GameOver(
                standing.outcome().result().text(),
                standing.outcome().reasonId().orElse(""));
    }

    private static SuggestionResponse suggestion(LegalMoves legal, Suggestion suggestion) {
        Move move = suggestion.move();
        return new SuggestionResponse(
                MoveWriter.notation(legal, move),
                MoveWriter.route(legal.position(), move),
                MoveWriter.id(move),
                why(suggestion.why()));
    }

    private static SuggestionReason why(Suggestion.Why why) {
        return switch (why) {
            case SAME_ENDS -> SuggestionReason.sameEnds;
            case MAXIMUM -> SuggestionReason.maximum;
            case SAME_ORIGIN -> SuggestionReason.sameOrigin;
            case SAME_TARGET -> SuggestionReason.sameTarget;
            case LEGAL -> SuggestionReason.legal;
        };
    }

    private static CandidateResponse candidate(LegalMoves legal, Move move) {
        List<Integer> captured = move.fold(
                step -> List.of(),
                capture -> Words.numbers(
                        Routes.of(legal.position(), capture).witness().captured()));
        return new CandidateResponse(
                MoveWriter.shortest(legal, move), MoveWriter.notation(legal, move), MoveWriter.id(move), captured);
    }
}

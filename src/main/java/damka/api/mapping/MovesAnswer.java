package damka.api.mapping;

import damka.api.dto.BoardLinks;
import damka.api.dto.MoveInput;
import damka.api.dto.MoveResponse;
import damka.api.dto.MovesDetail;
import damka.api.dto.MovesRequest;
import damka.api.dto.MovesResponse;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.game.Game;
import damka.rules.game.Turn;
import damka.rules.notation.token.PositionToken;
import damka.rules.notation.written.MoveWriter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A game after moves: all of them, or none. */
@ApplicationScoped
public class MovesAnswer {
    private final GameReader games;
    private final MoveReading moves;
    private final Outcomes outcomes;
    private final Tokens tokens;
    private final ServiceConfig config;

    /** Within the limits of the configuration. */
    public MovesAnswer(GameReader games, MoveReading moves, Outcomes outcomes, Tokens tokens, ServiceConfig config) {
        this.games = games;
        this.moves = moves;
        this.outcomes = outcomes;
        this.tokens = tokens;
        this.config = config;
    }

    /** The answer to this request. */
    public MovesResponse answer(MovesRequest request) {
        Standing standing = games.standing(request.game(), request.drawMode(), "#/game");
        List<MoveInput> inputs = request.moves();
        if (inputs == null || inputs.isEmpty()) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at("#/moves", "MISSING_MEMBER"));
        }
        checkLength(standing.game(), inputs);
        Standing end = play(standing, inputs);
        Game after = end.game();
        List<Turn> turns = after.turns();
        List<Turn> played = turns.subList(turns.size() - inputs.size(), turns.size());
        List<MovesDetail> include = request.include() == null ? List.of() : request.include();
        GameView now = GameView.of(after, tokens);
        return new MovesResponse(
                played.stream().map(MoveView::write).toList(),
                now.position(),
                now.state(),
                now.ply(),
                now.history(),
                now.counters(),
                Standing.summary(end.outcome()),
                include.contains(MovesDetail.legalMoves) ? legalMoves(end) : null,
                include.contains(MovesDetail.image) ? links(after, played.get(played.size() - 1)) : null);
    }

    private void checkLength(Game game, List<MoveInput> inputs) {
        int most = config.game().plies();
        if (game.turns().size() + inputs.size() > most) {
            throw new BadInput(
                    ProblemType.LIMIT_EXCEEDED,
                    List.of(Fault.at("#/moves", "TOO_MANY_PLIES").with("limit", most)),
                    Map.of("limit", most));
        }
    }

    private Standing play(Standing start, List<MoveInput> inputs) {
        Standing standing = start;
        for (int i = 0; i < inputs.size(); i++) {
            if (standing.isOver()) {
                throw outcomes.gameOver(standing, "#/moves/" + i);
            }
            Game game = standing.game();
            Game next = game.play(moves.legal(game, inputs.get(i), "#/moves/" + i, ProblemType.ILLEGAL_MOVE));
            standing = new Standing(
                    next, standing.mode(), Optional.empty(), next.outcome(standing.mode()), OptionalInt.empty());
        }
        return standing;
    }

    // Nothing may be played once a draw rule has ended the game.
    private List<MoveResponse> legalMoves(Standing end) {
        if (end.isOver()) {
            return List.of();
        }
        MoveView view = MoveView.of(end.game().legalMoves());
        List<MoveResponse> legal = new ArrayList<>();
        end.game().legalMoves().all().stream()
                .limit(config.answer().moves())
                .forEach(move -> legal.add(view.write(move)));
        return legal;
    }

    private static BoardLinks links(Game game, Turn last) {
        String address = "/v1/boards/" + PositionToken.write(game.position());
        String mark = "?last=" + MoveWriter.route(last.before(), last.move());
        return new BoardLinks(address + ".png" + mark, address + ".svg" + mark, address + ".txt");
    }
}

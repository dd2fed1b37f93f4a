package damka.api.mapping;

import damka.api.dto.LegalMovesRequest;
import damka.api.dto.LegalMovesResponse;
import damka.api.dto.MoveDetail;
import damka.api.dto.MoveResponse;
import damka.api.dto.NextSquare;
import damka.api.dto.SelectionResponse;
import damka.api.ops.Meters;
import damka.api.ops.ServiceConfig;
import damka.rules.board.Square;
import damka.rules.game.Game;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.Selection;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which moves are legal, and where clicks lead. */
@ApplicationScoped
public class LegalMovesAnswer {
    private final GameReader games;
    private final Tokens tokens;
    private final Meters meters;
    private final ServiceConfig.Answer limits;

    /** Within the limits of the configuration. */
    public LegalMovesAnswer(GameReader games, Tokens tokens, Meters meters, ServiceConfig config) {
        this.games = games;
        this.tokens = tokens;
        this.meters = meters;
        this.limits = config.answer();
    }

    /** The answer to this request. */
    public LegalMovesResponse answer(LegalMovesRequest request) {
        Game game = games.read(request.game(), "#/game");
        LegalMoves legal = game.legalMoves();
        meters.legalMoves(legal.size());
        List<MoveDetail> include = request.include() == null ? List.of() : request.include();
        MoveView view = new MoveView(
                legal, include.contains(MoveDetail.fen), include.contains(MoveDetail.paths) ? limits.paths() : 0);
        List<MoveResponse> moves =
                legal.all().stream().limit(limits.moves()).map(view::write).toList();
        GameView now = GameView.of(game, tokens);
        return new LegalMovesResponse(
                now.position().sideToMove(),
                legal.mustCapture(),
                legal.captureCount(),
                legal.size() == 1,
                legal.size(),
                legal.size() > moves.size(),
                moves,
                selection(request, legal, view),
                now.position(),
                now.state(),
                now.ply(),
                now.history(),
                now.counters());
    }

    private static @Nullable SelectionResponse selection(LegalMovesRequest request, LegalMoves legal, MoveView view) {
        if (request.selection() == null) {
            return null;
        }
        List<Square> clicked = Squares.read(legal.position().board(), request.selection(), "#/selection");
        Selection selection = Selection.of(legal, clicked);
        return new SelectionResponse(
                Words.numbers(clicked),
                selection.fold(open -> true, nowhere -> false),
                selection.next().stream().map(LegalMovesAnswer::next).toList(),
                selection.completes().map(view::write).orElse(null));
    }

    private static NextSquare next(Selection.Next next) {
        return new NextSquare(
                next.square().number(), next.captures().map(Square::number).orElse(null));
    }
}

package damka.api.mapping;

import damka.api.dto.CapturedPiece;
import damka.api.dto.MoveResponse;
import damka.api.dto.Side;
import damka.rules.board.Board;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.game.Turn;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.Routes;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Move.Step;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves as they travel.
 *
 * @param legal the legal moves among which they stand
 * @param withFen whether each says the position after it
 * @param paths how many paths each says; 0 for none
 */
record MoveView(LegalMoves legal, boolean withFen, int paths) {

    /** Moves in short. */
    static MoveView of(LegalMoves legal) {
        return new MoveView(legal, false, 0);
    }

    /** A legal move. */
    MoveResponse write(Move move) {
        return write(move, null, null);
    }

    /** A move that was played. */
    static MoveResponse write(Turn turn) {
        return of(LegalMoves.of(turn.before())).write(turn.move(), Words.side(turn.by()), turn.ply());
    }

    private MoveResponse write(Move move, @Nullable Side by, @Nullable Integer ply) {
        Position position = legal.position();
        return new MoveResponse(
                MoveWriter.id(move),
                MoveWriter.notation(legal, move),
                MoveWriter.route(position, move),
                legal.sharesEnds(move),
                move.from().number(),
                move.to().number(),
                Words.numbers(path(move)),
                move.fold(step -> List.of(), this::captured),
                MoveWriter.hub(move),
                position.board() == Board.BRAZILIAN ? MoveWriter.algebraic(legal, move) : null,
                position.promotes(move),
                move.fold(step -> 1L, capture -> Routes.count(position, capture)),
                paths == 0 ? null : move.fold(MoveView::onlyPath, this::allPaths),
                withFen ? FenWriter.write(position.after(move)) : null,
                by,
                ply);
    }

    private List<Square> path(Move move) {
        return move.fold(
                step -> List.of(step.from(), step.to()),
                capture -> Routes.witness(legal.position(), capture).squares());
    }

    private List<CapturedPiece> captured(Capture capture) {
        Route route = Routes.witness(legal.position(), capture);
        return route.captured().stream()
                .map(square -> new CapturedPiece(
                        square.number(),
                        Words.piece(legal.position().at(square).map(Piece::kind).orElseThrow())))
                .toList();
    }

    private static List<List<Integer>> onlyPath(Step step) {
        return List.of(List.of(step.from().number(), step.to().number()));
    }

    private List<List<Integer>> allPaths(Capture capture) {
        return Routes.list(legal.position(), capture, paths).stream()
                .map(route -> Words.numbers(route.squares()))
                .toList();
    }
}

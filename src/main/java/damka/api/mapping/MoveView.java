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
        return move.fold(
                step -> {
                    List<Square> path = List.of(step.from(), step.to());
                    return write(step, path, List.of(), 1, List.of(path), by, ply);
                },
                capture -> {
                    Routes routes = Routes.of(legal.position(), capture);
                    Route route = routes.witness();
                    List<List<Square>> all =
                            routes.list(paths).stream().map(Route::squares).toList();
                    return write(capture, route.squares(), captured(route), routes.count(), all, by, ply);
                });
    }

    private MoveResponse write(
            Move move,
            List<Square> path,
            List<CapturedPiece> captured,
            long pathCount,
            List<List<Square>> all,
            @Nullable Side by,
            @Nullable Integer ply) {
        Position position = legal.position();
        MoveWriter.Texts texts = MoveWriter.texts(legal, move, path);
        return new MoveResponse(
                MoveWriter.id(move),
                texts.notation(),
                texts.route(),
                texts.endsShared(),
                move.from().number(),
                move.to().number(),
                Words.numbers(path),
                captured,
                MoveWriter.hub(move),
                position.board() == Board.BRAZILIAN ? texts.algebraic() : null,
                position.promotes(move),
                pathCount,
                paths == 0 ? null : all.stream().map(Words::numbers).toList(),
                withFen ? FenWriter.write(position.after(move)) : null,
                by,
                ply);
    }

    private List<CapturedPiece> captured(Route route) {
        return route.captured().stream()
                .map(square -> new CapturedPiece(
                        square.number(),
                        Words.piece(legal.position().at(square).map(Piece::kind).orElseThrow())))
                .toList();
    }
}

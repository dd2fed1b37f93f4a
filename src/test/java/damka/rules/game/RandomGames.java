package damka.rules.game;

import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** Random games for tests; the same seed gives the same game. They are rich in kings, and often go back and forth. */
public final class RandomGames {
    private RandomGames() {}

    /** Where such a game begins: often an ending in which the material rules count. */
    public static Position start(Board board, Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Position.start(board);
            case 1 -> Positions.Kind.SPARSE_KINGS.next(board, random);
            case 2 -> Positions.Kind.SETUP.next(board, random);
            default -> ending(board, random);
        };
    }

    /** One to three pieces against one to four, mostly kings. */
    public static Position ending(Board board, Random random) {
        Color few = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        Map<Square, Piece> pieces = new TreeMap<>();
        strew(board, few, random.nextInt(3) == 0 ? 2 : 1, 0.9, pieces, random);
        strew(board, few.opponent(), 1 + random.nextInt(4), 0.6, pieces, random);
        return Positions.of(board, random.nextBoolean() ? Color.WHITE : Color.BLACK, pieces);
    }

    /** The next move: as it comes, but often the last one of the same side taken back, so that positions recur. */
    public static Optional<Move> move(Game game, Random random) {
        List<Move> legal = game.legalMoves().all();
        if (legal.isEmpty()) {
            return Optional.empty();
        }
        List<Turn> turns = game.reversibleTurns();
        if (turns.size() >= 2 && random.nextInt(3) == 0) {
            Move own = turns.get(turns.size() - 2).move();
            Move back = new Move.Step(own.to(), own.from());
            if (legal.contains(back)) {
                return Optional.of(back);
            }
        }
        return Optional.of(legal.get(random.nextInt(legal.size())));
    }

    private static void strew(
            Board board, Color color, int count, double kings, Map<Square, Piece> pieces, Random random) {
        for (int i = 0; i < count; i++) {
            Square square = board.squares().get(random.nextInt(board.squareCount()));
            boolean goal = (board.promotionRow(color) & square.bit()) != 0;
            PieceKind kind = goal || random.nextDouble() < kings ? PieceKind.KING : PieceKind.MAN;
            pieces.putIfAbsent(square, Piece.of(color, kind));
        }
    }
}

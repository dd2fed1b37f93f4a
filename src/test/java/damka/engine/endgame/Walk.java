package damka.engine.endgame;

import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.Comparator;
import java.util.List;

/**
 * A won ending played to its end by the tables: the winner takes the shortest way to a conversion, the loser the longest.
 *
 * @param longestWithoutConversion plies
 */
record Walk(Color winner, int plies, int longestWithoutConversion) {

    static Walk from(Endgames endgames, Position start) {
        Position position = start;
        int plies = 0;
        int since = 0;
        int longest = 0;
        while (true) {
            List<Move> moves = LegalMoves.of(position).all();
            if (moves.isEmpty()) {
                return new Walk(position.sideToMove().opponent(), plies, longest);
            }
            Move move = best(endgames, position, moves);
            Position after = position.after(move);
            if (!converts(position, move)) {
                requireShorter(endgames, position, after);
            }
            since = converts(position, move) ? 0 : since + 1;
            longest = Math.max(longest, since);
            position = after;
            plies++;
        }
    }

    static boolean converts(Position position, Move move) {
        return move.isCapture() || (position.kings() & move.from().bit()) == 0;
    }

    private static Move best(Endgames endgames, Position position, List<Move> moves) {
        boolean winning = endgames.value(position) == EndgameValue.WIN;
        Comparator<Move> byDistance = Comparator.comparingInt(move -> distanceThrough(endgames, position, move));
        List<Move> keeping = moves.stream()
                .filter(move -> !winning || endgames.value(position.after(move)) == EndgameValue.LOSS)
                .toList();
        if (keeping.isEmpty()) {
            throw new AssertionError("no move keeps the win of " + position);
        }
        return keeping.stream()
                .min(winning ? byDistance : byDistance.reversed())
                .orElseThrow();
    }

    private static int distanceThrough(Endgames endgames, Position position, Move move) {
        if (converts(position, move)) {
            return 1;
        }
        return 1 + endgames.plies(position.after(move), Metric.CONVERSION).orElseThrow();
    }

    private static void requireShorter(Endgames endgames, Position before, Position after) {
        int then = endgames.plies(before, Metric.CONVERSION).orElseThrow();
        int now = endgames.plies(after, Metric.CONVERSION).orElseThrow();
        if (now != then - 1) {
            throw new AssertionError(before + " is " + then + " plies from a conversion, a ply later it is " + now);
        }
    }
}

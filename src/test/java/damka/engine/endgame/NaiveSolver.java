package damka.engine.endgame;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Solves endings in another way than the tables were made: over positions and legal moves only, all material at once, both
 * colours for themselves, in rounds: in round n a position is won if a move leads to one lost in n - 1, lost if all moves lead
 * to won ones and the longest of these takes n - 1.
 */
final class NaiveSolver {
    private static final int UNDECIDED = -1;

    private final Map<Position, Integer> numbers = new HashMap<>();
    private final List<Position> positions = new ArrayList<>();
    private int[][] successors = new int[0][];
    private int[] plies = new int[0];

    /** @param kingsOnly leaves out the men */
    NaiveSolver(Board board, int most, boolean kingsOnly) {
        collect(board, new ArrayList<>(), 0, most, kingsOnly);
        link();
        solve();
    }

    List<Position> positions() {
        return positions;
    }

    EndgameValue value(Position position) {
        int found = plies[numbers.get(position)];
        if (found == UNDECIDED) {
            return EndgameValue.DRAW;
        }
        // The loser makes the last move that is not made.
        return found % 2 == 0 ? EndgameValue.LOSS : EndgameValue.WIN;
    }

    /** To the end of the game, for what is not drawn. */
    int plies(Position position) {
        return plies[numbers.get(position)];
    }

    private void collect(Board board, List<Placement> placed, int next, int left, boolean kingsOnly) {
        for (Color side : Color.values()) {
            Position position = Endings.position(board, side, placed);
            if (Endings.isEnding(position)) {
                numbers.put(position, positions.size());
                positions.add(position);
            }
        }
        if (left == 0) {
            return;
        }
        for (Square square : board.squares().subList(next, board.squareCount())) {
            for (Piece piece : Piece.values()) {
                if (piece.isKing() || !kingsOnly) {
                    placed.add(new Placement(square, piece));
                    collect(board, placed, square.number(), left - 1, kingsOnly);
                    placed.remove(placed.size() - 1);
                }
            }
        }
    }

    // A position whose side to move has no piece left is number -1: lost.
    private void link() {
        successors = new int[positions.size()][];
        for (int i = 0; i < successors.length; i++) {
            Position position = positions.get(i);
            List<Move> moves = LegalMoves.of(position).all();
            successors[i] = new int[moves.size()];
            for (int j = 0; j < moves.size(); j++) {
                Position after = position.after(moves.get(j));
                successors[i][j] = after.count(after.sideToMove()) == 0 ? -1 : numbers.get(after);
            }
        }
    }

    private void solve() {
        plies = new int[positions.size()];
        Arrays.fill(plies, UNDECIDED);
        boolean[] decided = new boolean[positions.size()];
        int quietRounds = 0;
        for (int round = 0; quietRounds < 2; round++) {
            List<Integer> found = new ArrayList<>();
            for (int i = 0; i < plies.length; i++) {
                if (!decided[i] && isDecided(successors[i], round)) {
                    found.add(i);
                }
            }
            for (int i : found) {
                decided[i] = true;
                plies[i] = round;
            }
            quietRounds = found.isEmpty() ? quietRounds + 1 : 0;
        }
    }

    private boolean isDecided(int[] next, int round) {
        if (round % 2 == 1) {
            for (int successor : next) {
                if (pliesOf(successor) == round - 1) {
                    return true;
                }
            }
            return false;
        }
        for (int successor : next) {
            if (pliesOf(successor) % 2 != 1) {
                return false;
            }
        }
        return true;
    }

    private int pliesOf(int number) {
        return number == -1 ? 0 : plies[number];
    }
}

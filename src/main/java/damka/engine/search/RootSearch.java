package damka.engine.search;

import damka.engine.table.Zobrist;
import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Iterative deepening over the moves of the root. The list of moves is kept with the best first at all times, so that it can
 * be read whenever the search ends.
 */
final class RootSearch {
    private static final int FIRST_WINDOW = 10;
    private static final int WIDEST_WINDOW = 160;
    private static final int FULL_WINDOW_DEPTH = 2;

    private final TreeSearch tree;
    private final List<RootMove> moves = new ArrayList<>();
    private final MoveBuffer buffer = new MoveBuffer();
    private final int ranks;
    private final boolean up;
    private final long own;
    private final long others;
    private final long kings;
    private final long key;

    /** @param searched legal moves of the position, at least one */
    RootSearch(TreeSearch tree, Position position, List<Move> searched, int multiPv) {
        this.tree = tree;
        Color side = position.sideToMove();
        this.up = side == Color.WHITE;
        this.own = position.pieces(side);
        this.others = position.pieces(side.opponent());
        this.kings = position.kings();
        this.key = Zobrist.key(position);
        MoveGenerator.generate(own, others, kings, position.board().mask(), up, buffer);
        for (Move move : searched) {
            Position after = position.after(move);
            int value = -tree.standing(after.pieces(side.opponent()), after.pieces(side), after.kings(), !up);
            moves.add(new RootMove(move, indexOf(move), value));
        }
        moves.sort(Comparator.comparingInt(move -> -move.value));
        this.ranks = Math.min(multiPv, moves.size());
    }

    private int indexOf(Move move) {
        for (int i = 0; i < buffer.size(); i++) {
            boolean same = buffer.from(i) == move.from().bitIndex()
                    && buffer.to(i) == move.to().bitIndex()
                    && buffer.captured(i) == move.capturedSet();
            if (same) {
                return i;
            }
        }
        throw new IllegalArgumentException("not a move of this position: " + move);
    }

    /** The moves, best first; the first {@link #ranks} of them have true values after a completed depth. */
    List<RootMove> moves() {
        return moves;
    }

    int ranks() {
        return ranks;
    }

    /**
     * Searches deeper and deeper.
     *
     * @param eachDepth told each completed depth
     * @return why it ended; empty when a limit stopped it
     */
    Optional<StopReason> deepen(int firstDepth, int lastDepth, IntConsumer eachDepth) {
        for (int depth = firstDepth; depth <= lastDepth; depth++) {
            for (int rank = 0; rank < ranks && !tree.stopped(); rank++) {
                searchRank(rank, depth);
            }
            if (tree.stopped()) {
                return Optional.empty();
            }
            eachDepth.accept(depth);
            if (settled(depth)) {
                return Optional.of(StopReason.WIN_FOUND);
            }
        }
        return Optional.of(StopReason.DEPTH);
    }

    // All reported values are wins and losses that end within the depth: a deeper search can not shorten them.
    private boolean settled(int depth) {
        for (int rank = 0; rank < ranks; rank++) {
            int value = moves.get(rank).value;
            if (!Values.isProven(value) || Values.WIN - Math.abs(value) > depth) {
                return false;
            }
        }
        return true;
    }

    private void searchRank(int rank, int depth) {
        int guess = moves.get(rank).value;
        if (depth <= FULL_WINDOW_DEPTH || !Values.isEstimate(guess)) {
            searchWindow(rank, depth, -Values.INFINITE, Values.INFINITE);
            return;
        }
        int below = FIRST_WINDOW;
        int above = FIRST_WINDOW;
        while (!tree.stopped()) {
            int alpha = below > WIDEST_WINDOW ? -Values.INFINITE : guess - below;
            int beta = above > WIDEST_WINDOW ? Values.INFINITE : guess + above;
            int value = searchWindow(rank, depth, alpha, beta);
            if (value <= alpha) {
                below *= 2;
            } else if (value >= beta) {
                above *= 2;
            } else {
                return;
            }
        }
    }

    /** Looks for the best of the moves that have no better rank, and puts it at this rank. */
    private int searchWindow(int rank, int depth, int alpha, int beta) {
        int best = -Values.INFINITE;
        int low = alpha;
        for (int i = rank; i < moves.size() && low < beta; i++) {
            RootMove move = moves.get(i);
            int value =
                    tree.value(buffer, move.index, i - rank, own, others, kings, up, key, low, beta, depth, 0, false);
            if (tree.stopped()) {
                preferUnsearched(rank, i);
                return best;
            }
            best = Math.max(best, value);
            if (value > low) {
                low = value;
                move.found(value, tree.frame(1));
                moves.remove(i);
                moves.add(rank, move);
            }
        }
        return best;
    }

    // A move that was just found to lose is no choice while others have not been looked at again.
    private void preferUnsearched(int rank, int next) {
        if (next > rank && Values.isLost(moves.get(rank).value)) {
            moves.add(rank, moves.remove(next));
        }
    }

    /** The expected turns from the root, as far as they are known; each is legal where it is played. */
    static List<Move> line(Position root, RootMove first) {
        List<Move> line = new ArrayList<>();
        line.add(first.move);
        Position position = root.after(first.move);
        for (int i = 0; i < first.following(); i++) {
            int ply = i;
            Optional<Move> next = LegalMoves.of(position).all().stream()
                    .filter(move -> first.follows(ply, move))
                    .findFirst();
            if (next.isEmpty()) {
                break;
            }
            line.add(next.get());
            position = position.after(next.get());
        }
        return line;
    }
}

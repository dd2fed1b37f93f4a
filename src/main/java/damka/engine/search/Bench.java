package damka.engine.search;

import damka.engine.eval.Evaluators;
import damka.engine.table.Zobrist;
import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * Searches fixed positions to a fixed depth and prints the nodes, a number that changes only when the search or the evaluation
 * does, and the nodes a second of processor time.
 */
public final class Bench {
    private static final int POSITIONS = 12;
    private static final int OPENING_PLIES = 4;
    private static final int PLIES_BETWEEN = 5;
    private static final int DEPTH = 11;
    private static final long TABLE_BYTES = 1 << 26;

    private Bench() {}

    /** Argument: the depth in plies; 11 without. */
    public static void main(String[] arguments) {
        int depth = arguments.length == 0 ? DEPTH : Integer.parseInt(arguments[0]);
        Searcher searcher = new Searcher(Evaluators.shipped()::of, TABLE_BYTES, 1, Bench::nanos);
        // Once to let the compiler see the code, once to measure.
        nodes(searcher, depth);
        long begin = nanos();
        long nodes = nodes(searcher, depth);
        double millions = nodes * 1e3 / (nanos() - begin);
        System.out.println(nodes + " nodes");
        System.out.printf(Locale.ROOT, "%.2f million nodes a second%n", millions);
    }

    private static long nanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** The nodes of all positions of both boards at this depth. */
    static long nodes(Searcher searcher, int depth) {
        long nodes = 0;
        for (Board board : Board.values()) {
            for (int i = 0; i < POSITIONS; i++) {
                Position position = reached(board, OPENING_PLIES + PLIES_BETWEEN * i);
                if (!LegalMoves.of(position).isEmpty()) {
                    SearchLimits limits = SearchLimits.NONE.withDepth(depth);
                    nodes += searcher.search(SearchRoot.of(position), limits, StopSignal.NEVER, report -> {})
                            .nodes();
                }
            }
        }
        return nodes;
    }

    // A game in which the key of each position picks the move: positions of all kinds without a list of them.
    private static Position reached(Board board, int plies) {
        Position position = Position.start(board);
        List<Move> moves = LegalMoves.of(position).all();
        for (int i = 0; i < plies && !moves.isEmpty(); i++) {
            position = position.after(moves.get(Math.floorMod(Zobrist.key(position), moves.size())));
            moves = LegalMoves.of(position).all();
        }
        return position;
    }
}

package damka.bench;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;
import damka.rules.moves.Perft;
import damka.rules.position.Position;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Leaves of the tree of moves: {@code leaves} is the figure, in leaves a second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PerftBenchmark {
    @Param
    public Tree tree = Tree.START_9;

    /** Leaves a second, beside the trees a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Leaves {
        public long leaves;
    }

    /** Quiet moves of the last ply are counted, captures generated. */
    @Benchmark
    public long counted(Leaves sum) {
        long count = tree.checked(Perft.count(tree.position(), tree.depth()));
        sum.leaves += count;
        return count;
    }

    /** The list of every position is made in full. */
    @Benchmark
    public long listed(Leaves sum) {
        Position start = tree.position();
        Color side = start.sideToMove();
        Lists lists = new Lists(start.board(), tree.depth());
        long count = lists.leaves(
                start.pieces(side), start.pieces(side.opponent()), start.kings(), side == Color.WHITE, tree.depth());
        sum.leaves += tree.checked(count);
        return count;
    }

    private record Lists(Board board, MoveBuffer[] buffers) {
        Lists(Board board, int depth) {
            this(board, Stream.generate(MoveBuffer::new).limit(depth + 1L).toArray(MoveBuffer[]::new));
        }

        long leaves(long own, long others, long kings, boolean up, int depth) {
            MoveBuffer buffer = buffers[depth];
            MoveGenerator.generate(own, others, kings, board.mask(), up, buffer);
            if (depth == 1) {
                return buffer.size();
            }
            long promotionRow = board.promotionRow(up ? Color.WHITE : Color.BLACK);
            long sum = 0;
            for (int i = 0; i < buffer.size(); i++) {
                long from = 1L << buffer.from(i);
                long to = 1L << buffer.to(i);
                long captured = buffer.captured(i);
                long king = (kings & from) != 0 ? to : to & promotionRow;
                sum += leaves(
                        others & ~captured, (own & ~from) | to, (kings & ~from & ~captured) | king, !up, depth - 1);
            }
            return sum;
        }
    }
}

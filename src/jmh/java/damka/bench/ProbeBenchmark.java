package damka.bench;

import damka.engine.endgame.BitbaseReader;
import damka.engine.endgame.EndgameValue;
import damka.engine.endgame.Endgames;
import damka.rules.board.Bitboards;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.MoveGenerator;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the search pays for asking the endgame tables: random quiet positions, so that most look-ups miss the caches. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ProbeBenchmark {
    private static final int POSITIONS = 1 << 16;

    @Param({"INTERNATIONAL", "BRAZILIAN"})
    private Board board = Board.INTERNATIONAL;

    @Param({"3", "4"})
    private int pieces = 4;

    private Endgames endgames = Endgames.none(board);
    private final long[] own = new long[POSITIONS];
    private final long[] others = new long[POSITIONS];
    private final long[] kings = new long[POSITIONS];
    private long known;

    /** Draws the positions. */
    @Setup
    public void draw() {
        endgames = BitbaseReader.bundled(board);
        Random random = new Random(pieces);
        for (int i = 0; i < POSITIONS; i++) {
            do {
                place(i, random);
            } while (!isQuietEnding(i));
        }
        known = probeAll();
        if (known != POSITIONS) {
            throw new IllegalStateException("the tables know only " + known + " of " + POSITIONS);
        }
    }

    private void place(int i, Random random) {
        own[i] = 0;
        others[i] = 0;
        kings[i] = 0;
        while (Long.bitCount(own[i] | others[i]) < pieces) {
            long square = (1L << random.nextInt(Bitboards.BITS)) & board.mask() & ~(own[i] | others[i]);
            if (random.nextBoolean()) {
                own[i] |= square;
            } else {
                others[i] |= square;
            }
            kings[i] |= random.nextBoolean() ? square : 0;
        }
    }

    private boolean isQuietEnding(int i) {
        long misplaced = (own[i] & ~kings[i] & board.promotionRow(Color.WHITE))
                | (others[i] & ~kings[i] & board.promotionRow(Color.BLACK));
        return own[i] != 0
                && others[i] != 0
                && misplaced == 0
                && !MoveGenerator.canCapture(own[i], others[i], kings[i], board.mask());
    }

    /** One probe. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long probe() {
        long found = probeAll();
        if (found != known) {
            throw new IllegalStateException("the tables changed");
        }
        return found;
    }

    private long probeAll() {
        long found = 0;
        for (int i = 0; i < POSITIONS; i++) {
            if (endgames.probe(own[i], others[i], kings[i], true) != EndgameValue.UNKNOWN) {
                found++;
            }
        }
        return found;
    }
}

package damka.bench;

import damka.engine.endgame.BitbaseReader;
import damka.engine.endgame.Endgames;
import damka.rules.board.Board;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** What the shipped endgame tables cost a start that would be without them: time in a cold process, and memory that stays. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class LoadBenchmark {
    private static final long MEBIBYTE = 1 << 20;

    private final List<Endgames> loaded = new ArrayList<>();
    private long before;

    /** Memory without tables. */
    @Setup
    public void measure() {
        before = used();
    }

    /** Both boards, as the service loads them. */
    @Benchmark
    public List<Endgames> load() {
        for (Board board : Board.values()) {
            Endgames endgames = BitbaseReader.bundled(board);
            if (endgames.pieces() < 4) {
                throw new IllegalStateException("tables are missing: " + endgames.pieces());
            }
            loaded.add(endgames);
        }
        return loaded;
    }

    /** Memory with them, what is no longer needed given back. */
    @TearDown
    public void tell() {
        System.out.printf("endings of %d boards stay in %d MiB%n", loaded.size(), (used() - before) / MEBIBYTE);
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}

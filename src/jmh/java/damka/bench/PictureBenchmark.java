package damka.bench;

import damka.api.dto.BoardRequest;
import damka.api.mapping.Boards;
import damka.api.mapping.PositionWords;
import damka.api.ops.Configurations;
import damka.api.ops.ServiceConfig;
import damka.api.text.Language;
import damka.api.text.Messages;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Pictures as the service draws them, from the text of the address to the bytes; a sample a call, for their percentiles. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class PictureBenchmark {
    private static final byte[] PNG_BEGINS = {(byte) 0x89, 'P', 'N', 'G'};

    /** Name of a theme; the colour-blind one has shapes of its own. */
    @Param({"classic", "colour-blind"})
    public String theme;

    /** All pieces of the beginning, or a few with kings. */
    @Param({"W:W31-50:B1-20", "W:W31,33,K46:BK3,12,18"})
    public String position;

    private final Boards boards = boards();

    private static Boards boards() {
        ServiceConfig config = Configurations.with(Map.of());
        Messages messages = new Messages();
        return new Boards(messages, new PositionWords(messages), config);
    }

    /** 480 pixels wide and high, with all that a picture may carry. */
    @Benchmark
    public byte[] png() {
        byte[] picture = boards.png(position, request("480"), Language.EN);
        require(Arrays.mismatch(picture, PNG_BEGINS) == PNG_BEGINS.length);
        return picture;
    }

    /** The same as SVG. */
    @Benchmark
    public String svg() {
        String picture = boards.svg(position, request("480"), Language.EN);
        require(picture.endsWith("</svg>"));
        return picture;
    }

    private BoardRequest request(String size) {
        return new BoardRequest(null, null, size, null, theme, "numbers", "31-27", "26,28", "32", "31-27,33-28", null);
    }

    private static void require(boolean right) {
        if (!right) {
            throw new AssertionError("a wrong picture");
        }
    }
}

package damka.engine.eval;

import damka.rules.board.Board;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The numbers of the pattern evaluation, in tenths of a centimen, each twice: for the opening and for the ending.
 *
 * <p>File: magic, version, squares of the board, number of features and of patterns (four bytes each); then, deflated, the
 * weights as two-byte numbers, opening before ending, features before patterns.
 */
public final class Weights {
    /** Units in a centimen. */
    public static final int UNITS = 10;
    /** No pattern weighs more: eight of them fit into two bytes. */
    public static final int HEAVIEST_PATTERN = 4000;

    private static final int MAGIC = 0x44414D4B;
    private static final int VERSION = 1;

    private final Board board;
    private final int[] opening;
    private final int[] ending;
    // Opening in the upper half, ending in the lower, so that both are added at once.
    private final int[] patterns;

    /**
     * Takes the arrays over.
     *
     * @param opening one weight for each of {@link Features}
     * @param ending likewise
     * @param patterns opening in the upper sixteen bits plus ending, for each pattern of each strip
     */
    public Weights(Board board, int[] opening, int[] ending, int[] patterns) {
        boolean fits = opening.length == Features.COUNT
                && ending.length == Features.COUNT
                && patterns.length == patternCount(board);
        if (!fits) {
            throw new IllegalArgumentException("not as many weights as the form has");
        }
        this.board = board;
        this.opening = opening;
        this.ending = ending;
        this.patterns = patterns;
    }

    /** How many patterns the form of this board has. */
    public static int patternCount(Board board) {
        return PatternForm.of(board).strips() * PatternForm.PATTERNS;
    }

    /** Both phases of a pattern in one number. */
    public static int packed(int openingWeight, int endingWeight) {
        return (openingWeight << 16) + endingWeight;
    }

    /** The opening half of a sum of packed weights. */
    static int openingOf(int packed) {
        return (packed + 0x8000) >> 16;
    }

    /** The ending half of a sum of packed weights. */
    static int endingOf(int packed) {
        return (short) packed;
    }

    Board board() {
        return board;
    }

    int[] opening() {
        return opening;
    }

    int[] ending() {
        return ending;
    }

    int[] patterns() {
        return patterns;
    }

    /** Writes the file. */
    public void write(OutputStream file) throws IOException {
        DataOutputStream head = new DataOutputStream(file);
        head.writeInt(MAGIC);
        head.writeInt(VERSION);
        head.writeInt(board.squareCount());
        head.writeInt(Features.COUNT);
        head.writeInt(patterns.length);
        DeflaterOutputStream deflater =
                new DeflaterOutputStream(head, new Deflater(Deflater.BEST_COMPRESSION), 1 << 16);
        DataOutputStream out = new DataOutputStream(deflater);
        for (int weight : opening) {
            out.writeShort(weight);
        }
        for (int weight : patterns) {
            out.writeShort(openingOf(weight));
        }
        for (int weight : ending) {
            out.writeShort(weight);
        }
        for (int weight : patterns) {
            out.writeShort(endingOf(weight));
        }
        out.flush();
        deflater.finish();
        head.flush();
    }

    /** Reads a file. @throws IOException if it is not one for this board and form */
    public static Weights read(Board board, InputStream file) throws IOException {
        DataInputStream head = new DataInputStream(file);
        int count = patternCount(board);
        boolean fits = head.readInt() == MAGIC
                && head.readInt() == VERSION
                && head.readInt() == board.squareCount()
                && head.readInt() == Features.COUNT
                && head.readInt() == count;
        if (!fits) {
            throw new IOException("not weights of this form for the board " + board.id());
        }
        DataInputStream in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(head), 1 << 16));
        int[] opening = shorts(in, Features.COUNT);
        int[] patterns = shorts(in, count);
        int[] ending = shorts(in, Features.COUNT);
        for (int i = 0; i < count; i++) {
            patterns[i] = packed(patterns[i], in.readShort());
        }
        return new Weights(board, opening, ending, patterns);
    }

    private static int[] shorts(DataInputStream in, int count) throws IOException {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = in.readShort();
        }
        return numbers;
    }
}

package damka.engine.endgame;

import damka.rules.moves.MoveGenerator;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Makes solved tables small: what a question finds out otherwise is filled with what stands before it, then all is deflated. */
final class BitbasePacker {
    private static final int IN_BYTE = 5;

    private BitbasePacker() {}

    /** The values as deflated trits. Positions with a capture and holes hold anything. */
    static byte[] packValues(WorkTable table) {
        BitbaseIndex index = table.index();
        byte[] trits = new byte[tritBytes(index.size())];
        int last = 0;
        int weight = 1;
        for (long at = 0; at < index.size(); at++) {
            if (isQuiet(index, at)) {
                last = table.value(at).code();
            }
            weight = at % IN_BYTE == 0 ? 1 : 3 * weight;
            trits[(int) (at / IN_BYTE)] += (byte) (last * weight);
        }
        return deflated(trits, 0, trits.length);
    }

    /** The trits that {@link #packValues} packed. */
    static byte[] unpackValues(BitbaseIndex index, ByteBuffer packed) {
        byte[] trits = new byte[tritBytes(index.size())];
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed.duplicate());
            if (inflater.inflate(trits) != trits.length) {
                throw new UnsoundBitbaseException("table " + index.material() + " is too short");
            }
            return trits;
        } catch (DataFormatException e) {
            throw new UnsoundBitbaseException("table " + index.material() + " can not be unpacked", e);
        } finally {
            inflater.end();
        }
    }

    /**
     * The distances in deflated chunks, for quiet won positions only: lost ones are one ply from a won one. To the
     * conversion, distances of one ply are left out too: the move shows itself.
     */
    static byte[] packPlies(WorkTable table, Metric metric) {
        BitbaseIndex index = table.index();
        int fewest = metric == Metric.CONVERSION ? 2 : 1;
        int chunks = Math.toIntExact((index.size() + DistanceTable.CHUNK - 1) / DistanceTable.CHUNK);
        ByteBuffer ends = ByteBuffer.allocate(Integer.BYTES * (chunks + 1)).putInt(chunks);
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        byte[] chunk = new byte[DistanceTable.CHUNK];
        for (long first = 0; first < index.size(); first += chunk.length) {
            int length = (int) Math.min(chunk.length, index.size() - first);
            fill(chunk, length, table, first, fewest);
            data.writeBytes(isUniform(chunk, length) ? new byte[] {chunk[0]} : deflated(chunk, 0, length));
            ends.putInt(data.size());
        }
        byte[] bytes = Arrays.copyOf(ends.array(), ends.capacity() + data.size());
        System.arraycopy(data.toByteArray(), 0, bytes, ends.capacity(), data.size());
        return bytes;
    }

    // Before the first distance of a chunk stands that distance, so that a chunk with one distance is uniform.
    private static void fill(byte[] chunk, int length, WorkTable table, long first, int fewest) {
        byte last = 0;
        int unfilled = 0;
        for (int i = 0; i < length; i++) {
            long at = first + i;
            boolean asked =
                    table.value(at) == EndgameValue.WIN && table.plies(at) >= fewest && isQuiet(table.index(), at);
            if (asked) {
                last = (byte) table.plies(at);
                Arrays.fill(chunk, unfilled, i, unfilled == 0 ? last : chunk[Math.max(0, unfilled - 1)]);
                chunk[i] = last;
                unfilled = i + 1;
            }
        }
        Arrays.fill(chunk, unfilled, length, last);
    }

    private static boolean isUniform(byte[] chunk, int length) {
        for (int i = 1; i < length; i++) {
            if (chunk[i] != chunk[0]) {
                return false;
            }
        }
        return true;
    }

    private static boolean isQuiet(BitbaseIndex index, long at) {
        Optional<Diagram> diagram = index.unrank(at);
        return diagram.isPresent() && !hasCapture(diagram.get(), index);
    }

    private static boolean hasCapture(Diagram diagram, BitbaseIndex index) {
        return MoveGenerator.canCapture(
                diagram.own(), diagram.others(), diagram.kings(), index.board().mask());
    }

    private static int tritBytes(long positions) {
        return Math.toIntExact((positions + IN_BYTE - 1) / IN_BYTE);
    }

    private static byte[] deflated(byte[] bytes, int from, int length) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes, from, length);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[1 << 14];
        while (!deflater.finished()) {
            out.write(piece, 0, deflater.deflate(piece));
        }
        deflater.end();
        return out.toByteArray();
    }
}

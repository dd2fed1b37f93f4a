package damka.engine.endgame;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The distances of won positions of one material, one byte of plies each. Immutable, shared by threads.
 *
 * <p>People and the first ply of a search ask for distances, millions of searched positions do not: so it stays compressed in
 * chunks, and a question inflates those that it needs.
 */
final class DistanceTable {
    /** Positions in a chunk. */
    static final int CHUNK = 1 << 15;

    private final ByteBuffer bytes;
    private final boolean packed;

    /**
     * @param bytes one byte a position, or if packed what {@link BitbasePacker} wrote
     */
    DistanceTable(ByteBuffer bytes, boolean packed) {
        this.bytes = bytes;
        this.packed = packed;
    }

    /** Answers questions to this table and keeps what it inflated; belongs to one thread and one question of a caller. */
    final class Reader {
        private final Map<Integer, byte[]> inflated = new HashMap<>();

        /** The plies stored for the position with this number. */
        int plies(long at) {
            if (!packed) {
                return bytes.get((int) at) & 0xff;
            }
            byte[] chunk = inflated.computeIfAbsent((int) (at / CHUNK), DistanceTable.this::chunk);
            return chunk[chunk.length == 1 ? 0 : (int) (at % CHUNK)] & 0xff;
        }
    }

    // The distances of a chunk; one byte where all are the same.
    private byte[] chunk(int number) {
        int chunks = bytes.getInt(0);
        int start = number == 0 ? 0 : bytes.getInt(Integer.BYTES * number);
        int end = bytes.getInt(Integer.BYTES * (number + 1));
        int first = Integer.BYTES * (chunks + 1) + start;
        return end - start == 1 ? new byte[] {bytes.get(first)} : inflated(first, end - start);
    }

    private byte[] inflated(int first, int length) {
        byte[] chunk = new byte[CHUNK];
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(bytes.slice(first, length));
            inflater.inflate(chunk);
            return chunk;
        } catch (DataFormatException e) {
            throw new IllegalStateException("damaged after its checksum was verified", e);
        } finally {
            inflater.end();
        }
    }
}

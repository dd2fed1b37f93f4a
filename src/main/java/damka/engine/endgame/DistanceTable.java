package damka.engine.endgame;

import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The distances of won positions of one material, one byte of plies each. Immutable, shared by threads.
 *
 * <p>People and the first ply of a search ask for distances, millions of searched positions do not: so it stays compressed in
 * chunks, and a question inflates one of them.
 */
final class DistanceTable {
    /** Positions in a chunk. */
    static final int CHUNK = 1 << 15;

    private final ByteBuffer bytes;
    private final boolean packed;

    /** @param bytes one byte a position, or if packed what {@link DistancePacker} wrote */
    DistanceTable(ByteBuffer bytes, boolean packed) {
        this.bytes = bytes;
        this.packed = packed;
    }

    /** The plies stored for the position with this number. */
    int plies(long at) {
        if (!packed) {
            return bytes.get((int) at) & 0xff;
        }
        int chunk = (int) (at / CHUNK);
        int chunks = bytes.getInt(0);
        int start = chunk == 0 ? 0 : bytes.getInt(Integer.BYTES * chunk);
        int end = bytes.getInt(Integer.BYTES * (chunk + 1));
        int first = Integer.BYTES * (chunks + 1) + start;
        // A chunk with one distance only is that byte.
        return end - start == 1 ? bytes.get(first) & 0xff : inflated(first, end - start)[(int) (at % CHUNK)] & 0xff;
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

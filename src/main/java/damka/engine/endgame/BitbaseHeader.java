package damka.engine.endgame;

import damka.rules.board.Board;
import java.nio.ByteBuffer;

/**
 * What stands before each table in a file.
 *
 * @param positions numbers in use by the index, holes included
 * @param length bytes of the table that follow
 * @param checksum CRC-32C of these bytes
 */
record BitbaseHeader(Content content, Form form, Material material, long positions, long length, long checksum) {
    /** Bytes of a header in a file. */
    static final int BYTES = 32;

    /** What the table says about a position. */
    enum Content {
        VALUES(0),
        CONVERSION(1),
        END(2);

        private final int code;

        Content(int code) {
            this.code = code;
        }

        static Content of(Metric metric) {
            return metric == Metric.CONVERSION ? CONVERSION : END;
        }
    }

    /** How it is written. */
    enum Form {
        /** Each position exact: values four a byte, distances one a byte. Large; mapped into memory or worked on. */
        FLAT(0),
        /** Compressed, and positions whose answer is found otherwise hold anything. */
        PACKED(1);

        private final int code;

        Form(int code) {
            this.code = code;
        }
    }

    void write(ByteBuffer out) {
        out.put((byte) content.code).put((byte) form.code).putShort((short) 0);
        out.put((byte) material.ownMen()).put((byte) material.ownKings());
        out.put((byte) material.otherMen()).put((byte) material.otherKings());
        out.putLong(positions).putLong(length).putLong(checksum);
    }

    /** Reads a header and checks that it describes a table of this board. */
    static BitbaseHeader read(ByteBuffer in, Board board) {
        int content = in.get();
        int form = in.get();
        boolean known = content >= 0 && content < Content.values().length && form >= 0 && form < Form.values().length;
        if (!known || in.getShort() != 0) {
            throw new UnsoundBitbaseException("not the header of a table");
        }
        Material material = readMaterial(in);
        BitbaseHeader header = new BitbaseHeader(
                Content.values()[content], Form.values()[form], material, in.getLong(), in.getLong(), in.getLong());
        long positions = new BitbaseIndex(board, material).size();
        if (header.positions != positions || header.length < 0 || header.length > Integer.MAX_VALUE) {
            throw new UnsoundBitbaseException("table " + material + " should have " + positions + " positions");
        }
        return header;
    }

    private static Material readMaterial(ByteBuffer in) {
        try {
            return new Material(in.get(), in.get(), in.get(), in.get());
        } catch (IllegalArgumentException e) {
            throw new UnsoundBitbaseException("no such material", e);
        }
    }
}

package damka.engine.endgame;

import damka.rules.board.Board;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The file format of tables: eight letters, a version, the board, the number of tables; then each table, its header first.
 * Numbers are big-endian. A file holds one table or all that ship for a board.
 */
final class BitbaseFile {
    private static final byte[] MAGIC = "DAMKA-EG".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int OPENING_BYTES = MAGIC.length + 3 * Integer.BYTES;

    private BitbaseFile() {}

    /** A table as it stands in a file. */
    record Table(BitbaseHeader header, ByteBuffer bytes) {
        static Table of(BitbaseHeader.Content content, BitbaseHeader.Form form, BitbaseIndex index, byte[] bytes) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            BitbaseHeader header =
                    new BitbaseHeader(content, form, index.material(), index.size(), bytes.length, checksum(buffer));
            return new Table(header, buffer);
        }
    }

    /** Writes a file in one piece: whoever reads it sees the old one or the new one. */
    static void write(Path file, Board board, List<Table> tables) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        try (var out = Files.newByteChannel(
                unfinished,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE)) {
            ByteBuffer opening = ByteBuffer.allocate(OPENING_BYTES).put(MAGIC);
            opening.putInt(VERSION).putInt(board.size()).putInt(tables.size()).flip();
            writeFully(out, opening);
            for (Table table : tables) {
                ByteBuffer header = ByteBuffer.allocate(BitbaseHeader.BYTES);
                table.header().write(header);
                writeFully(out, header.flip());
                writeFully(out, table.bytes().duplicate());
            }
        }
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void writeFully(WritableByteChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }

    /** The tables of a file, each verified. @throws UnsoundBitbaseException when anything is not as it should be */
    static List<Table> read(ByteBuffer file, Board board) {
        return read(file, board, BitbaseCheck.EVERY_BYTE);
    }

    /** The tables of a file, verified as far as this check goes. */
    static List<Table> read(ByteBuffer file, Board board, BitbaseCheck check) {
        if (file.remaining() < OPENING_BYTES) {
            throw new UnsoundBitbaseException("too short for tables");
        }
        byte[] magic = new byte[MAGIC.length];
        file.get(magic);
        check(Arrays.equals(magic, MAGIC), "no file of tables");
        check(file.getInt() == VERSION, "another version of the format");
        check(file.getInt() == board.size(), "tables of another board than " + board.id());
        int count = file.getInt();
        List<Table> tables = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tables.add(readTable(file, board, check));
        }
        check(!file.hasRemaining(), "something follows the last table");
        return tables;
    }

    private static Table readTable(ByteBuffer file, Board board, BitbaseCheck check) {
        check(file.remaining() >= BitbaseHeader.BYTES, "the file is cut off");
        BitbaseHeader header = BitbaseHeader.read(file, board);
        check(file.remaining() >= header.length(), "the file is cut off");
        ByteBuffer bytes = file.slice(file.position(), (int) header.length());
        file.position(file.position() + (int) header.length());
        check(
                check == BitbaseCheck.HEADERS || checksum(bytes) == header.checksum(),
                "the checksum of table " + header.material() + " does not fit");
        return new Table(header, bytes);
    }

    private static void check(boolean sound, String otherwise) {
        if (!sound) {
            throw new UnsoundBitbaseException(otherwise);
        }
    }

    private static long checksum(ByteBuffer bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes.duplicate());
        return sum.getValue();
    }
}

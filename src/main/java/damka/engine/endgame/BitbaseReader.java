package damka.engine.endgame;

import damka.engine.endgame.BitbaseFile.Table;
import damka.engine.endgame.BitbaseHeader.Content;
import damka.engine.endgame.BitbaseHeader.Form;
import damka.rules.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Loads endings at the start of a program. Format, version, board, material and checksum of each table are verified; what
 * does not fit is refused with an {@link UnsoundBitbaseException}, so that no question is ever answered from it.
 */
public final class BitbaseReader {
    private static final String SUFFIX = ".bitbase";

    private BitbaseReader() {}

    /** The endings that ship with the program: two to four pieces on the large board, two to five on the small one. */
    public static Endgames bundled(Board board) {
        return endgames(board, bundledTables(board));
    }

    /**
     * The endings that ship, and those of a folder, for example of five pieces, which are mapped into memory.
     *
     * @param folder holds one folder a board, named as the board, as {@link BitbaseBuilder} leaves it
     */
    public static Endgames withFolder(Board board, Path folder, BitbaseCheck check) {
        List<Table> tables = new ArrayList<>(bundledTables(board));
        tables.addAll(tablesIn(board, folder, check));
        return endgames(board, tables);
    }

    /** The endings of a folder alone, every byte verified; the folder as for {@link #withFolder}. */
    public static Endgames fromFolder(Board board, Path folder) {
        return endgames(board, tablesIn(board, folder, BitbaseCheck.EVERY_BYTE));
    }

    /** Whether the folder has tables of this board: at least one file in the folder of its name. */
    public static boolean hasTables(Board board, Path folder) {
        return Files.isDirectory(folder.resolve(board.id()))
                && !files(board, folder).isEmpty();
    }

    /** The endings of one file. */
    public static Endgames fromFile(Board board, Path file) {
        return endgames(board, BitbaseFile.read(mapped(file), board));
    }

    private static List<Table> bundledTables(Board board) {
        String name = "/bitbases/" + board.id() + SUFFIX;
        try (InputStream in = BitbaseReader.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new UnsoundBitbaseException("no resource " + name);
            }
            return BitbaseFile.read(ByteBuffer.wrap(in.readAllBytes()), board);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Table> tablesIn(Board board, Path folder, BitbaseCheck check) {
        return files(board, folder).stream()
                .flatMap(file -> tables(board, file, check).stream())
                .toList();
    }

    private static List<Path> files(Board board, Path folder) {
        try (Stream<Path> files = Files.list(folder.resolve(board.id()))) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // Whoever has to replace a file wants to know which one.
    private static List<Table> tables(Board board, Path file, BitbaseCheck check) {
        try {
            return BitbaseFile.read(mapped(file), board, check);
        } catch (UnsoundBitbaseException e) {
            throw new UnsoundBitbaseException(file + ": " + e.getMessage(), e);
        }
    }

    /** The bytes of a file, read only as they are used. */
    static ByteBuffer mapped(Path file) {
        try (FileChannel channel = FileChannel.open(file)) {
            return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // Later tables take the place of earlier ones, so a folder may hold again what ships.
    private static Endgames endgames(Board board, List<Table> tables) {
        List<Bitbase> values = tables.parallelStream()
                .filter(table -> table.header().content() == Content.VALUES)
                .map(table -> bitbase(board, table))
                .toList();
        Map<Metric, Map<Integer, DistanceTable>> distances = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            Map<Integer, DistanceTable> byMaterial = new HashMap<>();
            tables.stream()
                    .filter(table -> table.header().content() == Content.of(metric))
                    .forEach(table -> byMaterial.put(table.header().material().key(), distances(table)));
            distances.put(metric, byMaterial);
        }
        return new Endgames(board, values, distances);
    }

    private static Bitbase bitbase(Board board, Table table) {
        BitbaseIndex index = new BitbaseIndex(board, table.header().material());
        if (table.header().form() == Form.PACKED) {
            return Bitbase.ofTrits(index, BitbasePacker.unpackValues(index, table.bytes()));
        }
        if (table.header().length() != WorkTable.bytesFor(index.size())) {
            throw new UnsoundBitbaseException("table " + index.material() + " has another length than it should");
        }
        return Bitbase.ofPairs(index, table.bytes());
    }

    private static DistanceTable distances(Table table) {
        boolean packed = table.header().form() == Form.PACKED;
        if (!packed && table.header().length() != table.header().positions()) {
            throw new UnsoundBitbaseException("distances of " + table.header().material() + " have another length");
        }
        return new DistanceTable(table.bytes(), packed);
    }
}

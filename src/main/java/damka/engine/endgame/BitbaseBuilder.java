package damka.engine.endgame;

import damka.engine.endgame.BitbaseFile.Table;
import damka.engine.endgame.BitbaseHeader.Content;
import damka.engine.endgame.BitbaseHeader.Form;
import damka.rules.board.Board;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tool that makes the tables: solves endings into a folder, one file a material, and packs what ships.
 *
 * <p>An interrupted run goes on where it stopped: files that are there and sound are read and not made again.
 */
public final class BitbaseBuilder {
    /** Up to this many pieces distances are made too. */
    static final int MOST_PIECES_WITH_DISTANCES = 4;

    /** From this many pieces on only the smaller of two exchanged tables ships. */
    static final int FEWEST_PIECES_OF_ONE_SIDE = 5;

    private static final String SUFFIX = ".bitbase";
    private static final long WORTH_A_BAR = 5_000_000;

    private final Board board;
    private final Path root;
    private final Path folder;
    private final Consumer<String> progress;
    private final WorkTable[] values = new WorkTable[Material.KEYS];
    private final WorkTable[] ends = new WorkTable[Material.KEYS];

    /**
     * @param folder the files go into a folder of the board's name in it
     * @param progress gets a line a table
     */
    public BitbaseBuilder(Board board, Path folder, Consumer<String> progress) {
        this.board = board;
        this.root = folder;
        this.folder = folder.resolve(board.id());
        this.progress = progress;
    }

    /** Solves all endings of 2 to {@code most} pieces. */
    public void build(int most) throws IOException {
        Files.createDirectories(folder);
        for (int pieces = 2; pieces <= most; pieces++) {
            boolean withDistances = pieces <= MOST_PIECES_WITH_DISTANCES;
            List<Material> todo = new ArrayList<>(Material.withPieces(pieces));
            while (!todo.isEmpty()) {
                Material material = todo.get(0);
                Set<Material> pair = Stream.of(material, material.exchanged()).collect(Collectors.toUnmodifiableSet());
                solve(values, material, pair, Metric.CONVERSION, withDistances);
                if (withDistances) {
                    solve(ends, material, pair, Metric.END, true);
                }
                todo.removeAll(pair);
            }
        }
    }

    private void solve(WorkTable[] tables, Material material, Set<Material> pair, Metric metric, boolean withPlies)
            throws IOException {
        for (Material each : pair) {
            tables[each.key()] = new WorkTable(new BitbaseIndex(board, each), withPlies);
        }
        if (pair.stream().allMatch(each -> isMade(each, metric, withPlies))) {
            for (Material each : pair) {
                tables[each.key()] = load(each, metric, metric == Metric.END);
            }
            progress.accept(board.id() + " " + material.text() + " " + metric + ": there already");
            return;
        }
        new PairSolver(board, tables, metric).solve(material, bar(material, metric));
        for (Material each : pair) {
            save(tables[each.key()], metric);
            // Distances to a conversion lead no further, so they need not stay in memory.
            if (metric == Metric.CONVERSION) {
                tables[each.key()] =
                        new WorkTable(tables[each.key()].index(), tables[each.key()].values(), new byte[0]);
            }
        }
        progress.accept(board.id() + " " + material.text() + " " + metric + ": solved, "
                + tables[material.key()].index().size() + " positions");
    }

    // A table that takes a moment tells every tenth of it.
    private IntConsumer bar(Material material, Metric metric) {
        if (new BitbaseIndex(board, material).size() < WORTH_A_BAR) {
            return percent -> {};
        }
        AtomicInteger tenths = new AtomicInteger();
        return percent -> {
            if (percent / 10 > tenths.get()) {
                tenths.set(percent / 10);
                String bar = "#".repeat(tenths.get()) + ".".repeat(10 - tenths.get());
                progress.accept(
                        board.id() + " " + material.text() + " " + metric + ": [" + bar + "] " + percent + " %");
            }
        };
    }

    private boolean isMade(Material material, Metric metric, boolean withPlies) {
        boolean hasValues = read(material, Content.VALUES).isPresent();
        return hasValues && (!withPlies || read(material, Content.of(metric)).isPresent());
    }

    private WorkTable load(Material material, Metric metric, boolean withPlies) {
        byte[] plies = withPlies ? bytes(material, Content.of(metric)) : new byte[0];
        return new WorkTable(new BitbaseIndex(board, material), bytes(material, Content.VALUES), plies);
    }

    private void save(WorkTable table, Metric metric) throws IOException {
        Material material = table.index().material();
        if (metric == Metric.CONVERSION) {
            write(table.index(), Content.VALUES, table.values());
        } else if (!Arrays.equals(bytes(material, Content.VALUES), table.values())) {
            throw new IllegalStateException("the two distances disagree about the values of " + material);
        }
        if (table.hasPlies()) {
            write(table.index(), Content.of(metric), table.plies());
        }
    }

    private void write(BitbaseIndex index, Content content, byte[] bytes) throws IOException {
        BitbaseFile.write(file(index.material(), content), board, List.of(Table.of(content, Form.FLAT, index, bytes)));
    }

    private Path file(Material material, Content content) {
        return folder.resolve(material.text() + "." + content.name().toLowerCase(Locale.ROOT) + SUFFIX);
    }

    private byte[] bytes(Material material, Content content) {
        ByteBuffer buffer = read(material, content)
                .orElseThrow(() -> new IllegalStateException("not built: " + file(material, content)));
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    // Empty where the file is missing or damaged: then it is made anew.
    private Optional<ByteBuffer> read(Material material, Content content) {
        Path file = file(material, content);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(BitbaseFile.read(BitbaseReader.mapped(file), board)
                    .get(0)
                    .bytes()
                    .duplicate());
        } catch (UnsoundBitbaseException e) {
            progress.accept(file + ": " + e.getMessage() + ", made anew");
            return Optional.empty();
        }
    }

    /**
     * Packs what was built into one file.
     *
     * @param most values of 2 to this many pieces, with the distances to the conversion that were made
     * @param mostToEnd distances to the end of the game for 2 to this many pieces; those of three pieces against a lone
     *     king always, since a draw rule counts there whatever is moved
     */
    public void pack(int most, int mostToEnd, Path target) throws IOException {
        List<Table> packed = new ArrayList<>();
        for (int pieces = 2; pieces <= most; pieces++) {
            for (Material material : Material.withPieces(pieces)) {
                packValues(material).ifPresent(packed::add);
                if (pieces <= MOST_PIECES_WITH_DISTANCES) {
                    packed.add(packPlies(material, Metric.CONVERSION));
                }
                if (pieces <= mostToEnd || isThreeAgainstLoneKing(material)) {
                    packed.add(packPlies(material, Metric.END));
                }
            }
            progress.accept(board.id() + ": " + pieces + " pieces packed, "
                    + packed.stream()
                            .mapToLong(table -> table.header().length())
                            .sum() + " bytes");
        }
        BitbaseFile.write(target, board, packed);
    }

    private static boolean isThreeAgainstLoneKing(Material material) {
        return isThreeAgainstLoneKing(material.ownKings(), material.own(), material.otherKings(), material.others())
                || isThreeAgainstLoneKing(
                        material.otherKings(), material.others(), material.ownKings(), material.own());
    }

    private static boolean isThreeAgainstLoneKing(int kings, int pieces, int loneKings, int lonePieces) {
        return pieces == 3 && kings > 0 && lonePieces == 1 && loneKings == 1;
    }

    // Each position of the larger of two exchanged tables is one ply from the smaller one, so the smaller one is
    // enough.
    private Optional<Table> packValues(Material material) {
        Table table = packedValues(material);
        if (material.pieces() < FEWEST_PIECES_OF_ONE_SIDE || material.equals(material.exchanged())) {
            return Optional.of(table);
        }
        long exchanged = packedValues(material.exchanged()).header().length();
        long own = table.header().length();
        boolean smaller = own < exchanged
                || (own == exchanged && material.key() < material.exchanged().key());
        return smaller ? Optional.of(table) : Optional.empty();
    }

    private Table packedValues(Material material) {
        WorkTable table = load(material, Metric.CONVERSION, false);
        return Table.of(Content.VALUES, Form.PACKED, table.index(), BitbasePacker.packValues(table));
    }

    private Table packPlies(Material material, Metric metric) {
        WorkTable table = load(material, metric, true);
        byte[] plies = BitbasePacker.packPlies(table, metric);
        return Table.of(Content.of(metric), Form.PACKED, table.index(), plies);
    }

    /** Reads every byte of every table in the folder. @throws UnsoundBitbaseException at the first file that is not sound */
    public void verify() {
        Endgames sound = BitbaseReader.fromFolder(board, root);
        progress.accept(board.id() + ": every file is sound; endings of " + sound.pieces() + " pieces are complete");
    }

    /**
     * Arguments: {@code build <board> <pieces> <folder>}, {@code verify <board> <folder>} or {@code pack <board> <pieces>
     * <pieces with distances to the end> <folder> <file>}.
     */
    public static void main(String[] arguments) throws IOException {
        System.Logger log = System.getLogger(BitbaseBuilder.class.getName());
        Consumer<String> progress = line -> log.log(System.Logger.Level.INFO, line);
        if (arguments.length == 4 && arguments[0].equals("build")) {
            new BitbaseBuilder(board(arguments[1]), Path.of(arguments[3]), progress)
                    .build(Integer.parseInt(arguments[2]));
        } else if (arguments.length == 3 && arguments[0].equals("verify")) {
            new BitbaseBuilder(board(arguments[1]), Path.of(arguments[2]), progress).verify();
        } else if (arguments.length == 6 && arguments[0].equals("pack")) {
            new BitbaseBuilder(board(arguments[1]), Path.of(arguments[4]), progress)
                    .pack(Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]), Path.of(arguments[5]));
        } else {
            throw new IllegalArgumentException(
                    "build <board> <pieces> <folder> | verify <board> <folder> | pack <board> <pieces> <to the end> <folder> <file>");
        }
    }

    private static Board board(String id) {
        return Board.byId(id).orElseThrow(() -> new IllegalArgumentException("no board " + id));
    }
}

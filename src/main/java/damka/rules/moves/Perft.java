package damka.rules.moves;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Position;
import damka.rules.position.PositionReader;
import java.io.PrintStream;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Counts the leaves of the tree of legal moves: the usual check of a generator. A move is (from, to, captured set); a position
 * without moves above the depth adds nothing; draws are ignored.
 */
public final class Perft {
    private static final int DEEPEST = 40;
    private static final int UNUSABLE = 2;

    private final long squares;
    private final long lastRowUp;
    private final long lastRowDown;
    private final MoveBuffer[] buffers;

    private Perft(Board board, int depth) {
        this.squares = board.mask();
        this.lastRowUp = board.promotionRow(Color.WHITE);
        this.lastRowDown = board.promotionRow(Color.BLACK);
        this.buffers = new MoveBuffer[depth + 1];
        for (int i = 0; i <= depth; i++) {
            buffers[i] = new MoveBuffer();
        }
    }

    /**
     * The number of leaves.
     *
     * @param depth plies, 0 to 40
     */
    public static long count(Position position, int depth) {
        if (depth < 0 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth 0 to " + DEEPEST + ": " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        Color side = position.sideToMove();
        long own = position.pieces(side);
        long others = position.pieces(side.opponent());
        return new Perft(position.board(), depth).leaves(own, others, position.kings(), side == Color.WHITE, depth);
    }

    private long leaves(long own, long others, long kings, boolean up, int depth) {
        MoveBuffer buffer = buffers[depth];
        if (depth == 1) {
            return MoveGenerator.count(own, others, kings, squares, up, buffer);
        }
        MoveGenerator.generate(own, others, kings, squares, up, buffer);
        long promotionRow = up ? lastRowUp : lastRowDown;
        long sum = 0;
        for (int i = 0; i < buffer.size(); i++) {
            long from = 1L << buffer.from(i);
            long to = 1L << buffer.to(i);
            long captured = buffer.captured(i);
            long king = (kings & from) != 0 ? to : to & promotionRow;
            sum += leaves(others & ~captured, (own & ~from) | to, (kings & ~from & ~captured) | king, !up, depth - 1);
        }
        return sum;
    }

    /** Prints the count alone on its last line. Arguments: variant, FEN, depth in plies. */
    public static void main(String[] arguments) {
        int status = run(System.out, System.err, arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** The exit status: 0, or 2 with a message in {@code err} for arguments that cannot be used. */
    static int run(PrintStream out, PrintStream err, String... arguments) {
        if (arguments.length != 3) {
            err.println("usage: Perft <international|brazilian> <fen> <depth>");
            return UNUSABLE;
        }
        Optional<Board> board = Board.byId(arguments[0]);
        Optional<Position> position = board.flatMap(b -> read(b, arguments[1]));
        if (position.isEmpty() || !arguments[2].matches("[0-9]|[123][0-9]|40")) {
            err.println("not a variant, a position or a depth from 0 to " + DEEPEST);
            return UNUSABLE;
        }
        out.println(count(position.get(), Integer.parseInt(arguments[2])));
        return 0;
    }

    private static Optional<Position> read(Board board, String fen) {
        return ServiceLoader.load(PositionReader.class).stream()
                .flatMap(reader -> reader.get().read(board, fen).stream())
                .findFirst();
    }
}

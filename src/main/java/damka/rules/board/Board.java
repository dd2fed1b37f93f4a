package damka.rules.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The two boards on which the same rules of play hold. */
public enum Board {
    /** 10x10, 20 men a side, squares 1 to 50. */
    INTERNATIONAL(10, 20),
    /** 8x8, 12 men a side, squares 1 to 32. */
    BRAZILIAN(8, 12);

    private final int size;
    private final int menAtStart;
    private final List<Square> squares;
    private final Square[] byBit = new Square[Bitboards.BITS];

    private final long mask;
    private final long topRow;
    private final long bottomRow;

    Board(int size, int menAtStart) {
        this.size = size;
        this.menAtStart = menAtStart;
        List<Square> made = new ArrayList<>();
        long all = 0;
        for (int number = 1; number <= size * size / 2; number++) {
            Square square = new Square(this, number);
            made.add(square);
            byBit[square.bitIndex()] = square;
            all |= square.bit();
        }
        this.squares = List.copyOf(made);
        this.mask = all;
        this.topRow = row(0);
        this.bottomRow = row(size - 1);
    }

    /** The name used at the edge: {@code international} or {@code brazilian}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The board with this id. */
    public static Optional<Board> byId(String id) {
        for (Board board : values()) {
            if (board.id().equals(id)) {
                return Optional.of(board);
            }
        }
        return Optional.empty();
    }

    /** Rows, and columns: 10 or 8. */
    public int size() {
        return size;
    }

    /** Men of each side in a new game, and the most pieces of a side in play: 20 or 12. */
    public int menAtStart() {
        return menAtStart;
    }

    /** All squares by number. */
    public List<Square> squares() {
        return squares;
    }

    /** How many squares are played on: 50 or 32. */
    public int squareCount() {
        return squares.size();
    }

    /** The square with this number; empty where the board has none. */
    public Optional<Square> square(int number) {
        return number >= 1 && number <= squares.size() ? Optional.of(squares.get(number - 1)) : Optional.empty();
    }

    /** The dark square in this row (0 at the top) and column (0 at the left); empty for a light one or outside. */
    public Optional<Square> at(int row, int column) {
        boolean inside = row >= 0 && row < size && column >= 0 && column < size;
        if (!inside || (row + column) % 2 == 0) {
            return Optional.empty();
        }
        return Optional.of(squares.get(row * (size / 2) + column / 2));
    }

    /** The square with this bit index. @throws IllegalArgumentException for a bit that is no square of this board */
    public Square squareAtBit(int bitIndex) {
        if ((mask >>> bitIndex & 1) == 0) {
            throw new IllegalArgumentException("no square at bit " + bitIndex);
        }
        return byBit[bitIndex];
    }

    /** The squares of a set, ascending. */
    public List<Square> squaresIn(long set) {
        List<Square> found = new ArrayList<>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest = Bitboards.withoutLowest(rest)) {
            found.add(squareAtBit(Bitboards.lowest(rest)));
        }
        return List.copyOf(found);
    }

    /** The set of all squares. */
    public long mask() {
        return mask;
    }

    /** The row on which this side's men become kings, as a set. */
    public long promotionRow(Color color) {
        return color == Color.WHITE ? topRow : bottomRow;
    }

    /** Where this side's men stand in a new game, as a set. */
    public long startMen(Color color) {
        long men = 0;
        for (int i = 0; i < menAtStart; i++) {
            men |= squares.get(color == Color.BLACK ? i : squares.size() - 1 - i)
                    .bit();
        }
        return men;
    }

    private long row(int row) {
        long set = 0;
        for (Square square : squares) {
            if (square.row() == row) {
                set |= square.bit();
            }
        }
        return set;
    }
}

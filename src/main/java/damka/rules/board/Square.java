package damka.rules.board;

import java.util.Optional;

/**
 * A dark square of one board. Only a {@link Board} makes squares, so a square outside the board does not exist.
 *
 * <p>Numbered row by row from the top left as White sees the board (FMJD Annex 1, art. 2.6).
 */
public final class Square implements Comparable<Square> {
    private final Board board;
    private final int number;
    private final int row;
    private final int column;
    private final int bitIndex;
    private final String name;
    private final String algebraic;

    Square(Board board, int number) {
        int inRow = board.size() / 2;
        this.board = board;
        this.number = number;
        this.row = (number - 1) / inRow;
        int place = (number - 1) % inRow;
        this.column = 2 * place + (row % 2 == 0 ? 1 : 0);
        this.bitIndex = Bitboards.index(row, place);
        this.name = Integer.toString(number);
        this.algebraic = (char) ('a' + column) + Integer.toString(board.size() - row);
    }

    /** The board it belongs to. */
    public Board board() {
        return board;
    }

    /** 1 to 50, or 1 to 32 on the small board. */
    public int number() {
        return number;
    }

    /** 0 at the top. */
    public int row() {
        return row;
    }

    /** 0 at the left. */
    public int column() {
        return column;
    }

    /** Index of its bit, 0 to 53. */
    public int bitIndex() {
        return bitIndex;
    }

    /** The set with only this square. */
    public long bit() {
        return 1L << bitIndex;
    }

    /** Column letter and row number from the bottom, {@code a1} at the bottom left. */
    public String algebraic() {
        return algebraic;
    }

    /** The neighbour in this direction; empty at the edge. */
    public Optional<Square> next(Direction direction) {
        return board.at(row + direction.rowStep(), column + direction.columnStep());
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return name;
    }
}

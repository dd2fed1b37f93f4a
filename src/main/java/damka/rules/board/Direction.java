package damka.rules.board;

/** The four ways along the diagonals, as White sees the board: up is towards square 1. */
public enum Direction {
    UP_LEFT(-Bitboards.WIDE, -1, -1),
    UP_RIGHT(-Bitboards.NARROW, -1, 1),
    DOWN_LEFT(Bitboards.NARROW, 1, -1),
    DOWN_RIGHT(Bitboards.WIDE, 1, 1);

    private final int bitStep;
    private final int rowStep;
    private final int columnStep;

    Direction(int bitStep, int rowStep, int columnStep) {
        this.bitStep = bitStep;
        this.rowStep = rowStep;
        this.columnStep = columnStep;
    }

    /** What one square in this direction adds to a bit index. */
    public int bitStep() {
        return bitStep;
    }

    /** Change of the row (0 at the top): -1 or 1. */
    public int rowStep() {
        return rowStep;
    }

    /** Change of the column (0 at the left): -1 or 1. */
    public int columnStep() {
        return columnStep;
    }

    /** The way back. */
    public Direction opposite() {
        return switch (this) {
            case UP_LEFT -> DOWN_RIGHT;
            case UP_RIGHT -> DOWN_LEFT;
            case DOWN_LEFT -> UP_RIGHT;
            case DOWN_RIGHT -> UP_LEFT;
        };
    }

    /** Whether a man of this colour may go this way without capturing. */
    public boolean isForwardFor(Color color) {
        return (rowStep < 0) == (color == Color.WHITE);
    }
}

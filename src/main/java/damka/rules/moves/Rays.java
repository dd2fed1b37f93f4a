package damka.rules.moves;

import damka.rules.board.Bitboards;
import damka.rules.board.Board;
import damka.rules.board.Direction;

/**
 * The squares that a king sees from each square in each direction, before anything stands in the way.
 *
 * <p>Directions are numbered as {@link Direction}: 0 and 1 lower the bit index, 2 and 3 raise it; 3 - d is the way back.
 * All methods are free of branches when the direction is a constant.
 */
final class Rays {
    static final int DIRECTIONS = 4;

    static final int UP_LEFT = 0;
    static final int UP_RIGHT = 1;
    static final int DOWN_LEFT = 2;
    static final int DOWN_RIGHT = 3;

    private static final int STRIDE = 64;
    private static final long[] RAYS = new long[DIRECTIONS * STRIDE];
    private static final long ALL = Board.INTERNATIONAL.mask();

    static {
        Direction[] directions = Direction.values();
        for (int i = 0; i < DIRECTIONS; i++) {
            for (int from = 0; from < Bitboards.BITS; from++) {
                RAYS[i * STRIDE + from] = ray(from, directions[i].bitStep());
            }
        }
    }

    private Rays() {}

    private static long ray(int from, int step) {
        long ray = 0;
        for (int at = from + step; at >= 0 && at < Bitboards.BITS && (ALL >>> at & 1) != 0; at += step) {
            ray |= 1L << at;
        }
        return ray;
    }

    /** The whole line from {@code from}, without it. */
    static long line(int direction, int from) {
        return RAYS[direction * STRIDE + from];
    }

    /** The empty squares from {@code from} up to the first square of the line that is not in {@code empty}. */
    static long open(int direction, int from, long empty) {
        long line = line(direction, from);
        return line & before(direction, line & ~empty);
    }

    /** The first square of a line upwards that is not in {@code empty}, as a set of one bit; 0 when all are. */
    static long highest(int direction, int from, long empty) {
        return Long.highestOneBit(line(direction, from) & ~empty);
    }

    /** The first square of a line downwards that is not in {@code empty}, as a set of one bit; 0 when all are. */
    static long lowest(int direction, int from, long empty) {
        return Long.lowestOneBit(line(direction, from) & ~empty);
    }

    // The bits that a line in this direction meets before the first of `blockers`; all when there is none.
    private static long before(int direction, long blockers) {
        return direction < 2
                ? ~(Long.MAX_VALUE >>> (Long.numberOfLeadingZeros(blockers) - 1))
                : Long.lowestOneBit(blockers) - 1;
    }
}

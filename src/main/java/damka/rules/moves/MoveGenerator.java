package damka.rules.moves;

import static damka.rules.board.Bitboards.NARROW;
import static damka.rules.board.Bitboards.WIDE;

/**
 * The one generator of legal moves, for both boards and both colours: service, engine and tests use it.
 *
 * <p>It works on sets of bits (see {@link damka.rules.board.Bitboards}): own pieces, the opponent's, the kings of both, and
 * the squares of the board. Captures are found by whole-board shifts, so a quiet position costs a few instructions before
 * its steps are listed. Nothing is allocated.
 *
 * <p>Sources: FMJD Annex 1, art. 3 and 4; the shift technique is common knowledge among draughts programs.
 */
public final class MoveGenerator {
    private MoveGenerator() {}

    /**
     * Fills {@code out} with every legal move, each (from, to, captured set) once, in no particular order.
     *
     * @param own pieces of the side to move
     * @param others pieces of the opponent
     * @param kings kings of both sides
     * @param squares the squares of the board
     * @param up whether own men move towards square 1 (White)
     */
    public static void generate(long own, long others, long kings, long squares, boolean up, MoveBuffer out) {
        out.clear();
        captures(own, others, kings, squares, out);
        if (out.size() == 0) {
            steps(own, others, kings, squares, up, out);
        }
    }

    /** Whether the side to move has a capture. Parameters as for {@link #generate}. */
    public static boolean canCapture(long own, long others, long kings, long squares) {
        long empty = squares & ~(own | others);
        if (menWithCapture(own & ~kings, others, empty) != 0) {
            return true;
        }
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            if (kingCanCapture(Long.numberOfTrailingZeros(rest), others, empty)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece of the side to move has an empty square before it. Parameters as for {@link #generate}. */
    public static boolean canStep(long own, long others, long kings, long squares, boolean up) {
        long empty = squares & ~(own | others);
        long upwards = ((empty << WIDE) | (empty << NARROW)) & own;
        long downwards = ((empty >>> WIDE) | (empty >>> NARROW)) & own;
        return up ? (upwards | (downwards & kings)) != 0 : (downwards | (upwards & kings)) != 0;
    }

    /** The number of legal moves; steps are counted and not listed. Parameters as for {@link #generate}. */
    static int count(long own, long others, long kings, long squares, boolean up, MoveBuffer out) {
        out.clear();
        captures(own, others, kings, squares, out);
        return out.size() > 0 ? out.size() : countSteps(own, others, kings, squares, up);
    }

    /** The number of squares that each of these kings can step to, added up. */
    public static int countKingSteps(long kings, long empty) {
        int count = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            count += Long.bitCount(kingSteps(from, empty));
        }
        return count;
    }

    private static int countSteps(long own, long others, long kings, long squares, boolean up) {
        long empty = squares & ~(own | others);
        long men = own & ~kings;
        int count = up
                ? Long.bitCount((men >>> WIDE) & empty) + Long.bitCount((men >>> NARROW) & empty)
                : Long.bitCount((men << NARROW) & empty) + Long.bitCount((men << WIDE) & empty);
        return count + countKingSteps(own & kings, empty);
    }

    /** Adds the legal captures to {@code out}, which is empty before. Parameters as for {@link #generate}. */
    public static void captures(long own, long others, long kings, long squares, MoveBuffer out) {
        long empty = squares & ~(own | others);
        for (long rest = menWithCapture(own & ~kings, others, empty); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            manCaptures(from, 1L << from, others, empty | 1L << from, 0, 0, out);
        }
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            kingCaptures(Long.numberOfTrailingZeros(rest), others, empty, out);
        }
    }

    /** Adds the steps to {@code out}, for a side that has no capture. Parameters as for {@link #generate}. */
    public static void steps(long own, long others, long kings, long squares, boolean up, MoveBuffer out) {
        long empty = squares & ~(own | others);
        long men = own & ~kings;
        if (up) {
            manSteps((men >>> WIDE) & empty, WIDE, out);
            manSteps((men >>> NARROW) & empty, NARROW, out);
        } else {
            manSteps((men << NARROW) & empty, -NARROW, out);
            manSteps((men << WIDE) & empty, -WIDE, out);
        }
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long to = kingSteps(from, empty); to != 0; to &= to - 1) {
                out.addStep(from, Long.numberOfTrailingZeros(to));
            }
        }
    }

    // Where a king may go without capturing: the four lines meet nowhere, so they can be one set.
    private static long kingSteps(int from, long empty) {
        return Rays.open(Rays.UP_LEFT, from, empty)
                | Rays.open(Rays.UP_RIGHT, from, empty)
                | Rays.open(Rays.DOWN_LEFT, from, empty)
                | Rays.open(Rays.DOWN_RIGHT, from, empty);
    }

    private static void manSteps(long targets, int back, MoveBuffer out) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            out.addStep(to + back, to);
        }
    }

    private static long menWithCapture(long men, long others, long empty) {
        return men
                & (((others << WIDE) & (empty << (2 * WIDE)))
                        | ((others << NARROW) & (empty << (2 * NARROW)))
                        | ((others >>> NARROW) & (empty >>> (2 * NARROW)))
                        | ((others >>> WIDE) & (empty >>> (2 * WIDE))));
    }

    // A captured piece stays on the board until the capture ends (art. 4.8): it leaves `others`, so it is jumped once,
    // but never enters `empty`, so it blocks. The square of origin is in `empty` for the whole capture.
    // As long as there is one way on, it is followed without a call.
    private static void manCaptures(
            int from, long start, long standing, long empty, long before, int countBefore, MoveBuffer out) {
        long at = start;
        long others = standing;
        long captured = before;
        int count = countBefore;
        while (true) {
            long upLeft = (at >>> WIDE) & others & (empty << WIDE);
            long upRight = (at >>> NARROW) & others & (empty << NARROW);
            long downLeft = (at << NARROW) & others & (empty >>> NARROW);
            long downRight = (at << WIDE) & others & (empty >>> WIDE);
            long victims = upLeft | upRight | downLeft | downRight;
            if (victims == 0) {
                out.addCapture(from, Long.numberOfTrailingZeros(at), captured, count);
                return;
            }
            if ((victims & (victims - 1)) != 0) {
                manBranch(from, upLeft, upLeft >>> WIDE, others, empty, captured, count + 1, out);
                manBranch(from, upRight, upRight >>> NARROW, others, empty, captured, count + 1, out);
                manBranch(from, downLeft, downLeft << NARROW, others, empty, captured, count + 1, out);
                manBranch(from, downRight, downRight << WIDE, others, empty, captured, count + 1, out);
                return;
            }
            at = (upLeft >>> WIDE) | (upRight >>> NARROW) | (downLeft << NARROW) | (downRight << WIDE);
            others ^= victims;
            captured |= victims;
            count++;
        }
    }

    private static void manBranch(
            int from, long victim, long landing, long others, long empty, long captured, int count, MoveBuffer out) {
        if (victim != 0) {
            manCaptures(from, landing, others ^ victim, empty, captured | victim, count, out);
        }
    }

    private static void kingCaptures(int from, long others, long emptyBefore, MoveBuffer out) {
        long empty = emptyBefore | (1L << from);
        long upLeft = victimAbove(Rays.UP_LEFT, from, WIDE, others, empty);
        long upRight = victimAbove(Rays.UP_RIGHT, from, NARROW, others, empty);
        long downLeft = victimBelow(Rays.DOWN_LEFT, from, NARROW, others, empty);
        long downRight = victimBelow(Rays.DOWN_RIGHT, from, WIDE, others, empty);
        if ((upLeft | upRight | downLeft | downRight) != 0) {
            kingBranch(from, upLeft, Rays.UP_LEFT, others, empty, 0, 0, out);
            kingBranch(from, upRight, Rays.UP_RIGHT, others, empty, 0, 0, out);
            kingBranch(from, downLeft, Rays.DOWN_LEFT, others, empty, 0, 0, out);
            kingBranch(from, downRight, Rays.DOWN_RIGHT, others, empty, 0, 0, out);
        }
    }

    private static boolean kingCanCapture(int from, long others, long empty) {
        return (victimAbove(Rays.UP_LEFT, from, WIDE, others, empty)
                        | victimAbove(Rays.UP_RIGHT, from, NARROW, others, empty)
                        | victimBelow(Rays.DOWN_LEFT, from, NARROW, others, empty)
                        | victimBelow(Rays.DOWN_RIGHT, from, WIDE, others, empty))
                != 0;
    }

    // The neighbour that a man can jump in this direction, as a set of one bit, or 0. Shift distances count modulo 64,
    // and the bits from 54 on are always 0: off the board there is no victim.
    static long manVictim(int at, int direction, long others, long empty) {
        int step = step(direction);
        long victim = 1L << (at + step) & others;
        return victim & (step < 0 ? empty << -step : empty >>> step);
    }

    // The piece that a king can jump in this direction, as a set of one bit, or 0.
    static long kingVictim(int at, int direction, long others, long empty) {
        int step = step(direction);
        return step < 0
                ? victimAbove(direction, at, -step, others, empty)
                : victimBelow(direction, at, step, others, empty);
    }

    private static long victimAbove(int direction, int at, int distance, long others, long empty) {
        return Rays.highest(direction, at, empty) & others & (empty << distance);
    }

    private static long victimBelow(int direction, int at, int distance, long others, long empty) {
        return Rays.lowest(direction, at, empty) & others & (empty >>> distance);
    }

    // Whether there is a victim; what is possible after it has then been added.
    private static boolean kingBranch(
            int from, long victim, int direction, long others, long empty, long captured, int count, MoveBuffer out) {
        if (victim == 0) {
            return false;
        }
        int on = Long.numberOfTrailingZeros(victim);
        long landings = Rays.open(direction, on, empty);
        long left = others ^ victim;
        long taken = captured | victim;
        int next = count + 1;
        // Straight on the next victim is the same from every landing square, so it is looked for once; back is never
        // possible.
        boolean goesOn =
                kingBranch(from, kingVictim(on, direction, left, empty), direction, left, empty, taken, next, out);
        boolean rising = direction == Rays.UP_LEFT || direction == Rays.DOWN_RIGHT;
        int above = rising ? Rays.UP_RIGHT : Rays.UP_LEFT;
        int distance = rising ? NARROW : WIDE;
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            long up = victimAbove(above, at, distance, left, empty);
            long down = victimBelow(3 - above, at, distance, left, empty);
            if ((up | down) != 0) {
                goesOn = true;
                kingBranch(from, up, above, left, empty, taken, next, out);
                kingBranch(from, down, 3 - above, left, empty, taken, next, out);
            }
        }
        if (!goesOn) {
            out.addCaptures(from, landings, taken, next);
        }
        return true;
    }

    static int step(int direction) {
        return switch (direction) {
            case 0 -> -WIDE;
            case 1 -> -NARROW;
            case 2 -> NARROW;
            default -> WIDE;
        };
    }
}

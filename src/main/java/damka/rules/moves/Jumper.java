package damka.rules.moves;

import damka.rules.board.Bitboards;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One piece while it captures, maximal or not: where it can stop, and how a capture can go on.
 *
 * <p>A stop is kept once for each captured set, so the work is bounded by the number of sets and not by the number of routes.
 */
final class Jumper {
    /** What becomes of captured pieces; but for the first it is what players wrongly believe. */
    enum Lifting {
        /** They stay until the capture is over, and block (art. 4.8). */
        AFTERWARDS,
        /** They vanish as soon as they are jumped. */
        AT_ONCE,
        /** They stay, and may be jumped again. */
        AGAIN
    }

    /**
     * Where the piece has landed.
     *
     * @param at bit index
     * @param captured bits of what it has taken
     * @param before the stop before
     */
    record Stop(int at, long captured, Optional<Stop> before) {
        int count() {
            return Long.bitCount(captured);
        }
    }

    // Without the blocking pieces the stops are too many on composed boards; a belief that needs more is not looked
    // for.
    private static final int MOST_BELIEVED = 1_000;

    private final Board board;
    private final int from;
    private final boolean king;
    private final long empty;
    private final long victims;

    private Jumper(Position position, Square from, long victims) {
        Color color = (position.pieces(Color.WHITE) & from.bit()) != 0 ? Color.WHITE : Color.BLACK;
        this.board = position.board();
        this.from = from.bitIndex();
        this.king = (position.kings() & from.bit()) != 0;
        this.empty = position.empty() | from.bit();
        this.victims = position.pieces(color.opponent()) & victims;
    }

    /** The piece on this square. */
    static Jumper of(Position position, Square from) {
        return new Jumper(position, from, position.board().mask());
    }

    /** The piece on this square, when it may take only pieces of this set. */
    static Jumper of(Position position, Square from, long victims) {
        return new Jumper(position, from, victims);
    }

    /** Before the first jump. */
    Stop start() {
        return new Stop(from, 0, Optional.empty());
    }

    /** Every stop after at least one jump from any of these, those with fewer jumps first. */
    List<Stop> stopsAfter(List<Stop> starts, Lifting lifting) {
        List<Stop> found = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        for (Stop start : starts) {
            jumps(start, lifting, seen, found);
        }
        boolean rules = lifting == Lifting.AFTERWARDS;
        for (int next = 0; next < found.size() && (rules || found.size() < MOST_BELIEVED); next++) {
            jumps(found.get(next), lifting, seen, found);
        }
        return found;
    }

    /** The stops after one jump. */
    List<Stop> jumps(Stop stop) {
        List<Stop> found = new ArrayList<>();
        jumps(stop, Lifting.AFTERWARDS, new HashSet<>(), found);
        return found;
    }

    /** The pieces that can be taken next. */
    long takable(Stop stop) {
        long taken = 0;
        for (Stop next : jumps(stop)) {
            taken |= next.captured() ^ stop.captured();
        }
        return taken;
    }

    /** Whether this capture can go on from here to its end. */
    boolean canFinish(Stop stop, Move move) {
        long left = move.capturedSet() & ~stop.captured();
        boolean begunSo = (stop.captured() & ~move.capturedSet()) == 0;
        return begunSo && canFinish(stop.at(), left, move.to().bitIndex(), new HashSet<>());
    }

    /** Start, then each victim and the landing square behind it. */
    List<Square> trail(Stop stop) {
        List<Square> trail = new ArrayList<>();
        stop.before().ifPresent(before -> {
            trail.addAll(trail(before));
            trail.addAll(board.squaresIn(stop.captured() ^ before.captured()));
        });
        trail.add(square(stop));
        return trail;
    }

    /** Where the piece stands. */
    Square square(Stop stop) {
        return board.squareAtBit(stop.at());
    }

    private void jumps(Stop stop, Lifting lifting, Set<Long> seen, List<Stop> found) {
        long left = lifting == Lifting.AGAIN ? victims : victims & ~stop.captured();
        long free = lifting == Lifting.AT_ONCE ? empty | stop.captured() : empty;
        for (int direction = 0; direction < Rays.DIRECTIONS; direction++) {
            long victim = victim(stop.at(), direction, left, free);
            long captured = stop.captured() | victim;
            for (long rest = landings(victim, direction, free); rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                if (seen.add(key(at, captured))) {
                    found.add(new Stop(at, captured, Optional.of(stop)));
                }
            }
        }
    }

    private boolean canFinish(int at, long left, int to, Set<Long> dead) {
        if (left == 0) {
            return at == to;
        }
        if (!dead.add(key(at, left))) {
            return false;
        }
        for (int direction = 0; direction < Rays.DIRECTIONS; direction++) {
            long victim = victim(at, direction, left, empty);
            for (long rest = landings(victim, direction, empty); rest != 0; rest &= rest - 1) {
                if (canFinish(Long.numberOfTrailingZeros(rest), left ^ victim, to, dead)) {
                    return true;
                }
            }
        }
        return false;
    }

    private long victim(int at, int direction, long left, long free) {
        return king
                ? MoveGenerator.kingVictim(at, direction, left, free)
                : MoveGenerator.manVictim(at, direction, left, free);
    }

    private long landings(long victim, int direction, long free) {
        if (victim == 0) {
            return 0;
        }
        int on = Long.numberOfTrailingZeros(victim);
        return king ? Rays.open(direction, on, free) : 1L << (on + MoveGenerator.step(direction));
    }

    // 54 bits of captured squares, and 6 for the square: see Bitboards.
    private static long key(int at, long captured) {
        return captured | ((long) at << Bitboards.BITS);
    }
}

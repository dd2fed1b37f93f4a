package damka.rules.moves;

import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The ways over the board that a capture can take.
 *
 * <p>Two routes differ in the order of capture. Their number can grow fast on composed boards, so it is computed from a table
 * over (last victim, direction, victims left), and routes are listed up to a limit.
 */
public final class Routes {
    // One jump: over which victim, in which direction, and what is to be captured after it.
    private record Jump(int victim, int direction, long left) {}

    private final Board board;
    private final int from;
    private final int to;
    private final boolean king;
    private final long empty;
    private final long victims;
    private final Map<Jump, Long> counts = new HashMap<>();

    private Routes(Position position, Capture capture) {
        this.board = position.board();
        this.from = capture.from().bitIndex();
        this.to = capture.to().bitIndex();
        this.king = (position.kings() & capture.from().bit()) != 0;
        this.empty = position.empty() | capture.from().bit();
        this.victims = capture.capturedSet();
    }

    /** The ways of a legal capture. */
    public static Routes of(Position position, Capture capture) {
        return new Routes(position, capture);
    }

    /** One of them: the first in the order of directions and landing squares. */
    public Route witness() {
        return list(1).get(0);
    }

    /** At most {@code limit} of them, in a fixed order. */
    public List<Route> list(int limit) {
        List<Route> found = new ArrayList<>();
        Trail trail = new Trail();
        trail.land(from);
        collectFrom(1L << from, -1, victims, trail, found, limit);
        return found;
    }

    /** How many there are. */
    public long count() {
        return countFrom(1L << from, -1, victims);
    }

    // Where the piece may stand after a jump: a man right behind the victim, a king on any free square behind it.
    private long landings(Jump jump) {
        return king
                ? Rays.open(jump.direction(), jump.victim(), empty)
                : 1L << (jump.victim() + MoveGenerator.step(jump.direction()));
    }

    private long victimFrom(int at, int direction, long left) {
        return king
                ? MoveGenerator.kingVictim(at, direction, left, empty)
                : MoveGenerator.manVictim(at, direction, left, empty);
    }

    private long countAfter(Jump jump) {
        Long known = counts.get(jump);
        if (known != null) {
            return known;
        }
        long landings = landings(jump);
        long count = jump.left() == 0 ? (landings >>> to) & 1 : countFrom(landings, jump.direction(), jump.left());
        counts.put(jump, count);
        return count;
    }

    private long countFrom(long landings, int arrived, long left) {
        long count = 0;
        for (Step step : stepsFrom(landings, arrived, left)) {
            count += countAfter(step.jump());
        }
        return count;
    }

    // A jump and the square from which it is made.
    private record Step(int at, Jump jump) {}

    // Straight on the next victim is the same from every landing square; PDN names the one right behind the last
    // victim.
    private List<Step> stepsFrom(long landings, int arrived, long left) {
        List<Step> steps = new ArrayList<>();
        for (int direction = 0; direction < Rays.DIRECTIONS; direction++) {
            if (arrived >= 0 && direction == 3 - arrived) {
                continue;
            }
            long places = direction == arrived ? nearest(landings, arrived) : landings;
            for (long rest = places; rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                long victim = victimFrom(at, direction, left);
                if (victim != 0) {
                    steps.add(new Step(at, new Jump(Long.numberOfTrailingZeros(victim), direction, left ^ victim)));
                }
            }
        }
        return steps;
    }

    private static long nearest(long landings, int direction) {
        return direction < 2 ? Long.highestOneBit(landings) : Long.lowestOneBit(landings);
    }

    private void collectFrom(long landings, int arrived, long left, Trail trail, List<Route> found, int limit) {
        for (Step step : stepsFrom(landings, arrived, left)) {
            Jump jump = step.jump();
            if (found.size() == limit) {
                return;
            }
            if (countAfter(jump) == 0) {
                continue;
            }
            if (arrived >= 0) {
                trail.land(step.at());
            }
            trail.jump(jump.victim());
            if (jump.left() == 0) {
                found.add(trail.endingAt(to, board));
            } else {
                collectFrom(landings(jump), jump.direction(), jump.left(), trail, found, limit);
            }
            trail.back(arrived >= 0);
        }
    }

    // The squares and victims of the route that is being followed.
    private static final class Trail {
        private final List<Integer> landed = new ArrayList<>();
        private final List<Integer> jumped = new ArrayList<>();

        void land(int at) {
            landed.add(at);
        }

        void jump(int victim) {
            jumped.add(victim);
        }

        void back(boolean landedBefore) {
            jumped.remove(jumped.size() - 1);
            if (landedBefore) {
                landed.remove(landed.size() - 1);
            }
        }

        Route endingAt(int to, Board board) {
            List<Square> squares = new ArrayList<>();
            landed.forEach(bit -> squares.add(board.squareAtBit(bit)));
            squares.add(board.squareAtBit(to));
            return new Route(squares, jumped.stream().map(board::squareAtBit).toList());
        }
    }
}

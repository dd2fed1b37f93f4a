package damka.rules.game;

import damka.rules.board.Color;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The times of a game as a caller reports them. Nothing ticks here.
 *
 * @param initial what each side begins with
 * @param increment what a side gets for each turn it has made
 * @param spent what each turn took, from the first; a last figure may be of a turn that is still being thought about
 */
public record Clock(Duration initial, Duration increment, List<Duration> spent) {
    public Clock {
        spent = List.copyOf(spent);
        boolean negative =
                initial.isNegative() || increment.isNegative() || spent.stream().anyMatch(Duration::isNegative);
        if (negative) {
            throw new IllegalArgumentException("times are not negative");
        }
    }

    /**
     * Who first took more time than was left, and in which turn.
     *
     * @param first who made the first turn
     * @param ply turns of the game before the first one that is timed
     */
    public Optional<Termination.FlagFall> flagFall(Color first, int ply) {
        Map<Color, Duration> left = new EnumMap<>(Map.of(Color.WHITE, initial, Color.BLACK, initial));
        Color side = first;
        for (int i = 0; i < spent.size(); i++) {
            Duration rest = left.getOrDefault(side, initial).minus(spent.get(i));
            if (rest.isNegative()) {
                return Optional.of(new Termination.FlagFall(side, OptionalInt.of(ply + i + 1)));
            }
            left.put(side, rest.plus(increment));
            side = side.opponent();
        }
        return Optional.empty();
    }
}

package damka.rules.position;

import java.util.List;
import java.util.function.Function;

/** What checking a {@link Setup} says: a position, or every fault. */
public sealed interface SetupCheck {

    /** The setup can stand on a board. */
    record Sound(Position position) implements SetupCheck {}

    /**
     * The setup is impossible.
     *
     * @param faults at least one
     */
    record Faulty(List<PositionFault> faults) implements SetupCheck {
        public Faulty {
            faults = List.copyOf(faults);
        }
    }

    /** One function for each case. */
    default <T> T fold(Function<Position, T> sound, Function<List<PositionFault>, T> faulty) {
        if (this instanceof Sound good) {
            return sound.apply(good.position());
        }
        return faulty.apply(((Faulty) this).faults());
    }
}

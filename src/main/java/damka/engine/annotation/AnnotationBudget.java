package damka.engine.annotation;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What annotating may cost; at least one of the two is given.
 *
 * @param total for all plies of all games together
 * @param nodesPerPly for each search of a ply, of which a ply has one or two; without a total the annotations are then the same on every machine
 */
public record AnnotationBudget(Optional<Duration> total, OptionalLong nodesPerPly) {
    public AnnotationBudget {
        boolean sound = total.filter(time -> time.isNegative() || time.isZero()).isEmpty()
                && (nodesPerPly.isEmpty() || nodesPerPly.getAsLong() > 0)
                && (total.isPresent() || nodesPerPly.isPresent());
        if (!sound) {
            throw new IllegalArgumentException("a budget is positive");
        }
    }

    /** Time alone. */
    public static AnnotationBudget time(Duration total) {
        return new AnnotationBudget(Optional.of(total), OptionalLong.empty());
    }

    /** Nodes alone. */
    public static AnnotationBudget nodes(long perPly) {
        return new AnnotationBudget(Optional.empty(), OptionalLong.of(perPly));
    }
}

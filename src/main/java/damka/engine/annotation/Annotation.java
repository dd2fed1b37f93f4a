package damka.engine.annotation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Annotated games.
 *
 * @param games for each game its plies up to its end; empty where the budget ended before
 * @param complete whether every ply is annotated
 * @param nodes positions looked at
 * @param reproducible whether the same games and budget give the same annotations on every machine
 */
public record Annotation(
        List<List<Optional<AnnotatedPly>>> games,
        boolean complete,
        long nodes,
        Duration elapsed,
        boolean reproducible) {
    public Annotation {
        games = games.stream().map(List::copyOf).toList();
    }
}

package damka.engine.endgame;

import damka.engine.endgame.Successors.Successor;
import damka.rules.moves.MoveBuffer;
import damka.rules.position.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Answers questions about positions of few pieces, playing out what the tables leave out: captures, the side to move that is
 * not stored, the distances of lost positions. Keeps what it inflated, so it serves one thread and a row of questions.
 */
public final class Inquiry {
    private final Endgames endgames;
    private final Successors successors;
    private final Map<DistanceTable, DistanceTable.Reader> readers = new HashMap<>();
    private final Map<Diagram, OptionalInt> conversions = new HashMap<>();
    private final Map<Diagram, OptionalInt> ends = new HashMap<>();
    private final Map<Diagram, EndgameValue> values = new HashMap<>();
    private final Map<Diagram, List<Successor>> next = new HashMap<>();
    private final MoveBuffer moves = new MoveBuffer();

    Inquiry(Endgames endgames, Successors successors) {
        this.endgames = endgames;
        this.successors = successors;
    }

    /** As {@link Endgames#value(Position)}. */
    public EndgameValue value(Position position) {
        return endgames.isCovered(position) ? value(endgames.diagram(position)) : EndgameValue.UNKNOWN;
    }

    /** As {@link Endgames#plies(Position, Metric)}. */
    public OptionalInt plies(Position position, Metric metric) {
        return endgames.isCovered(position) ? plies(endgames.diagram(position), metric) : OptionalInt.empty();
    }

    /** The positions one turn later. */
    List<Successor> successors(Diagram diagram) {
        List<Successor> known = next.get(diagram);
        if (known == null) {
            known = successors.of(diagram, moves);
            next.put(diagram, known);
        }
        return known;
    }

    /** The exact value for the side to move. */
    EndgameValue value(Diagram diagram) {
        EndgameValue known = values.get(diagram);
        if (known == null) {
            known = found(diagram);
            values.put(diagram, known);
        }
        return known;
    }

    private EndgameValue found(Diagram diagram) {
        if (!successors.hasCapture(diagram)) {
            EndgameValue found = endgames.stored(diagram);
            if (found.isKnown()) {
                return found;
            }
        }
        EndgameValue best = EndgameValue.LOSS;
        for (Successor successor : successors(diagram)) {
            best = better(best, value(successor.diagram()).opposite());
        }
        return best;
    }

    private static EndgameValue better(EndgameValue one, EndgameValue other) {
        for (EndgameValue value : List.of(EndgameValue.WIN, EndgameValue.UNKNOWN, EndgameValue.DRAW)) {
            if (one == value || other == value) {
                return value;
            }
        }
        return EndgameValue.LOSS;
    }

    /** The plies that the metric counts; empty for a draw and where they are not stored. */
    OptionalInt plies(Diagram diagram, Metric metric) {
        Map<Diagram, OptionalInt> known = metric == Metric.END ? ends : conversions;
        OptionalInt plies = known.getOrDefault(diagram, OptionalInt.empty());
        if (plies.isEmpty()) {
            plies = find(diagram, metric);
            known.put(diagram, plies);
        }
        return plies;
    }

    private OptionalInt find(Diagram diagram, Metric metric) {
        return switch (value(diagram)) {
            case WIN -> pliesOfWin(diagram, metric);
            case LOSS -> pliesOfLoss(diagram, metric);
            case DRAW, UNKNOWN -> OptionalInt.empty();
        };
    }

    private OptionalInt pliesOfWin(Diagram diagram, Metric metric) {
        boolean capture = successors.hasCapture(diagram);
        if (metric == Metric.CONVERSION && (capture || convertsAtOnce(diagram))) {
            return OptionalInt.of(1);
        }
        if (!capture && diagram.others() != 0) {
            return stored(diagram, metric);
        }
        int fewest = Integer.MAX_VALUE;
        for (Successor successor : successors(diagram)) {
            if (value(successor.diagram()) == EndgameValue.LOSS) {
                OptionalInt plies = pliesOfLoss(successor.diagram(), metric);
                if (plies.isEmpty()) {
                    return plies;
                }
                fewest = Math.min(fewest, metric.through(plies.getAsInt()));
            }
        }
        return OptionalInt.of(fewest);
    }

    private boolean convertsAtOnce(Diagram diagram) {
        return successors(diagram).stream()
                .anyMatch(successor -> value(successor.diagram()) == EndgameValue.LOSS
                        && (successor.conversion()
                                || successors(successor.diagram()).isEmpty()));
    }

    private OptionalInt stored(Diagram diagram, Metric metric) {
        Optional<DistanceTable> table = endgames.distances(diagram, metric);
        if (table.isEmpty()) {
            return OptionalInt.empty();
        }
        DistanceTable distances = table.get();
        DistanceTable.Reader reader = readers.computeIfAbsent(distances, key -> key.new Reader());
        return OptionalInt.of(reader.plies(endgames.rank(diagram)));
    }

    private OptionalInt pliesOfLoss(Diagram diagram, Metric metric) {
        int most = 0;
        for (Successor successor : successors(diagram)) {
            if (metric == Metric.CONVERSION && successor.conversion()) {
                most = Math.max(most, 1);
                continue;
            }
            OptionalInt plies = pliesOfWin(successor.diagram(), metric);
            if (plies.isEmpty()) {
                return plies;
            }
            most = Math.max(most, plies.getAsInt() + 1);
        }
        return OptionalInt.of(most);
    }
}

package damka.api.problem;

import java.util.List;
import java.util.Map;

/**
 * A request that cannot be answered, and why. Thrown by what reads requests, turned into an answer by {@link ProblemMapper}.
 * It carries no stack trace: nothing went wrong in the service.
 */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ProblemType type;
    private final transient List<Fault> faults;
    private final transient Map<String, Object> extensions;

    /**
     * @param extensions further members of the problem, {@link Told} where they depend on the language
     */
    public BadInput(ProblemType type, List<Fault> faults, Map<String, Object> extensions) {
        super(type.slug(), null, false, false);
        this.type = type;
        this.faults = List.copyOf(faults);
        this.extensions = Map.copyOf(extensions);
    }

    public BadInput(ProblemType type, Fault... faults) {
        this(type, List.of(faults), Map.of());
    }

    /** What kind of problem it is. */
    public ProblemType type() {
        return type;
    }

    /** What is wrong, the most important first; may be empty. */
    public List<Fault> faults() {
        return faults;
    }

    /** Further members of the problem. */
    public Map<String, Object> extensions() {
        return extensions;
    }

    /** The same, of a request that gave by query parameters what others give in a body. */
    BadInput ofQuery() {
        return new BadInput(type, faults.stream().map(Fault::ofQuery).toList(), extensions);
    }
}

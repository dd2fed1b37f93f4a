package damka.rules.moves;

import damka.rules.position.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The answer to "may I play this?". */
public sealed interface Verdict {

    /**
     * The proposal names this one legal move.
     *
     * @param warnings what was written otherwise than it should be
     */
    record Legal(Move move, List<Illegality> warnings) implements Verdict {
        public Legal {
            warnings = List.copyOf(warnings);
        }

        @Override
        public List<Illegality> reasons() {
            return warnings;
        }
    }

    /**
     * Several legal captures fit.
     *
     * @param candidates at least two, in the order of legal moves
     */
    record Ambiguous(List<Move> candidates) implements Verdict {
        public Ambiguous {
            candidates = List.copyOf(candidates);
            if (candidates.size() < 2) {
                throw new IllegalArgumentException("two moves at least: " + candidates);
            }
        }

        @Override
        public List<Illegality> reasons() {
            Move first = candidates.get(0);
            return List.of(new WrongChoice.AmbiguousCapture(first.from(), first.to(), candidates.size()));
        }
    }

    /**
     * A legal capture begun and not finished.
     *
     * @param candidates the legal captures that begin so, at least one, in the order of legal moves
     * @param completion the move, when only one begins so
     * @param reasons why it may not stop here, the most specific first
     */
    record Prefix(List<Move> candidates, Optional<Move> completion, List<Illegality> reasons) implements Verdict {
        public Prefix {
            candidates = List.copyOf(candidates);
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * No legal move.
     *
     * @param reasons at least one, the most specific first; warnings last
     */
    record Illegal(List<Illegality> reasons) implements Verdict {
        public Illegal {
            reasons = List.copyOf(reasons);
            if (reasons.isEmpty()) {
                throw new IllegalArgumentException("a reason is needed");
            }
        }
    }

    /** What is wrong, the most specific first; for a legal move its warnings. */
    List<Illegality> reasons();

    /** One function for each case. */
    default <T> T fold(
            Function<Legal, T> legal,
            Function<Ambiguous, T> ambiguous,
            Function<Prefix, T> prefix,
            Function<Illegal, T> illegal) {
        if (this instanceof Legal it) {
            return legal.apply(it);
        }
        if (this instanceof Ambiguous it) {
            return ambiguous.apply(it);
        }
        return this instanceof Prefix it ? prefix.apply(it) : illegal.apply((Illegal) this);
    }
}

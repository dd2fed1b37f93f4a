package damka.engine.search;

import java.util.function.IntFunction;

/** How a position stands for the side to move. */
public sealed interface Score {

    /**
     * Nothing is proven.
     *
     * @param centimen 100 is the worth of a man
     */
    record Estimate(int centimen) implements Score {}

    /**
     * The side to move wins by force.
     *
     * @param plies until the opponent has no move, at most
     */
    record Win(int plies) implements Score {
        public Win {
            requirePlies(plies);
        }
    }

    /**
     * The side to move loses by force.
     *
     * @param plies until it has no move, at least if the opponent errs
     */
    record Loss(int plies) implements Score {
        public Loss {
            requirePlies(plies);
        }
    }

    /** One function for each case. */
    default <T> T fold(IntFunction<T> estimate, IntFunction<T> win, IntFunction<T> loss) {
        if (this instanceof Estimate e) {
            return estimate.apply(e.centimen());
        }
        return this instanceof Win w ? win.apply(w.plies()) : loss.apply(((Loss) this).plies());
    }

    private static void requirePlies(int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("plies are not negative: " + plies);
        }
    }
}

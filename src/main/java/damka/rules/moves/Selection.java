package damka.rules.moves;

import damka.rules.board.Square;
import damka.rules.position.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A move that somebody is choosing by clicking squares: start, each landing square, end. Nothing is kept but the clicks.
 *
 * <p>A king may be clicked onto any landing square from which a legal capture can go on. The end of a move may be clicked at
 * once where only one legal move fits.
 */
public sealed interface Selection {

    /**
     * The clicks are the beginning of a legal move, or all of one.
     *
     * @param completes the move, when the clicks are all of it
     */
    record Open(List<Square> squares, List<Next> next, Optional<Move> completes) implements Selection {
        public Open {
            squares = List.copyOf(squares);
            next = List.copyOf(next);
        }
    }

    /**
     * No legal move begins with these clicks.
     *
     * @param good how many of the clicks were right, from the first
     * @param next what could have been clicked after those
     */
    record Nowhere(List<Square> squares, int good, List<Next> next) implements Selection {
        public Nowhere {
            squares = List.copyOf(squares);
            next = List.copyOf(next);
        }

        @Override
        public Optional<Move> completes() {
            return Optional.empty();
        }
    }

    /** A square that may be clicked next, and what is captured on the way there. */
    record Next(Square square, Optional<Square> captures) {}

    /** The clicks, as they were given. */
    List<Square> squares();

    /** What may be clicked next, or might have been: by square. */
    List<Next> next();

    /** The move that the clicks are. */
    Optional<Move> completes();

    /** One function for each case. */
    default <T> T fold(Function<Open, T> open, Function<Nowhere, T> nowhere) {
        return this instanceof Open it ? open.apply(it) : nowhere.apply((Nowhere) this);
    }

    /** Where these clicks have led. */
    static Selection of(LegalMoves legal, List<Square> clicked) {
        return new Clicks(legal, clicked).selection();
    }
}

package damka.rules.game;

import damka.rules.board.Color;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** How a game stands: going on, won, or drawn, and why. */
public sealed interface Outcome {

    /** Nobody has won and nothing makes it a draw. */
    record Ongoing() implements Outcome {}

    /** One side has won. */
    record Won(Color winner, WinReason reason) implements Outcome {}

    /** Nobody has won, and the game is over. */
    record Drawn(DrawReason reason) implements Outcome {}

    /** One function for each case. */
    default <T> T fold(Supplier<T> ongoing, BiFunction<Color, WinReason, T> won, Function<DrawReason, T> drawn) {
        if (this instanceof Won win) {
            return won.apply(win.winner(), win.reason());
        }
        if (this instanceof Drawn draw) {
            return drawn.apply(draw.reason());
        }
        return ongoing.get();
    }

    /** Whether the game is over. */
    default boolean isFinal() {
        return !(this instanceof Ongoing);
    }

    /** Who has won. */
    default Optional<Color> wonBy() {
        return this instanceof Won win ? Optional.of(win.winner()) : Optional.empty();
    }

    /** How it counts. */
    default Result result() {
        return fold(() -> Result.UNDECIDED, (winner, reason) -> Result.wonBy(winner), reason -> Result.DRAW);
    }

    /** The stable name of the reason; empty while the game goes on. */
    default Optional<String> reasonId() {
        return fold(Optional::empty, (winner, reason) -> Optional.of(reason.id()), reason -> Optional.of(reason.id()));
    }
}

package damka.rules.game;

import damka.rules.board.Color;
import java.util.OptionalInt;
import java.util.function.Function;

/** An end that people or a clock bring about, whatever stands on the board. It belongs to every rule set. */
public sealed interface Termination {

    /**
     * A player gives up.
     *
     * @param by who loses
     */
    record Resignation(Color by) implements Termination {}

    /** The players agree on a draw. */
    record DrawAgreement() implements Termination {}

    /**
     * A player's time is up.
     *
     * @param by who loses
     * @param ply the turn of the game in which it was, when that is known
     */
    record FlagFall(Color by, OptionalInt ply) implements Termination {}

    /**
     * A player has left.
     *
     * @param by who loses
     */
    record Abandonment(Color by) implements Termination {}

    /** One function for each case. */
    default <T> T fold(
            Function<Resignation, T> resignation,
            Function<DrawAgreement, T> agreement,
            Function<FlagFall, T> flagFall,
            Function<Abandonment, T> abandonment) {
        if (this instanceof Resignation end) {
            return resignation.apply(end);
        }
        if (this instanceof DrawAgreement end) {
            return agreement.apply(end);
        }
        if (this instanceof FlagFall end) {
            return flagFall.apply(end);
        }
        return abandonment.apply((Abandonment) this);
    }

    /** How the game ends by it. */
    default Outcome outcome() {
        return fold(
                end -> new Outcome.Won(end.by().opponent(), WinReason.RESIGNATION),
                end -> new Outcome.Drawn(DrawReason.AGREEMENT),
                end -> new Outcome.Won(end.by().opponent(), WinReason.FLAG_FALL),
                end -> new Outcome.Won(end.by().opponent(), WinReason.ABANDONED));
    }

    /**
     * Whether it came before the position after {@code ply} turns stood. A flag that falls during a turn falls before that
     * turn is made; of the others it is not known, and what the board says stands.
     */
    default boolean isBefore(int ply) {
        return this instanceof FlagFall flag
                && flag.ply().isPresent()
                && flag.ply().getAsInt() <= ply;
    }
}

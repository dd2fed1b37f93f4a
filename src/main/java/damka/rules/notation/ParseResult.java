package damka.rules.notation;

import java.util.List;
import java.util.function.Function;

/** What reading a text gives: the value, or where and why it could not be read. */
public sealed interface ParseResult<T> {

    /** The text was understood. */
    record Read<T>(T value) implements ParseResult<T> {}

    /**
     * The text was not understood.
     *
     * @param faults at least one, by offset
     */
    record Unreadable<T>(List<ParseFault> faults) implements ParseResult<T> {
        public Unreadable {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a reason is needed");
            }
        }
    }

    /** The same faults, or the value changed. */
    default <R> ParseResult<R> map(Function<T, R> change) {
        return fold(value -> new Read<>(change.apply(value)), Unreadable::new);
    }

    /** One function for each case. */
    default <R> R fold(Function<T, R> read, Function<List<ParseFault>, R> unreadable) {
        if (this instanceof Read<T> good) {
            return read.apply(good.value());
        }
        return unreadable.apply(((Unreadable<T>) this).faults());
    }
}

package damka.api.mapping;

import damka.rules.game.Replay;
import damka.rules.game.Ruleset;
import damka.rules.notation.pdn.PdnFault.Place;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * What was played from one start of a record.
 *
 * @param where how the move with this index is written
 * @param ends after which turn of the game each rule set would have ended it
 */
record Stretch(Replay replay, IntFunction<Where> where, Supplier<Map<Ruleset, OptionalInt>> ends) {

    /**
     * Where a move is written, and how.
     *
     * @param pointer of a move in JSON; empty for one in a text
     * @param place of a move in a text
     */
    record Where(String text, Optional<String> pointer, Optional<Place> place) {}

    /** How many turns it holds. */
    int plies() {
        return replay.games().size() - 1;
    }

    /** After how many of its turns the game was over; empty while it goes on. */
    OptionalInt endedAfter() {
        int before = replay.games().get(0).ply();
        return replay.end().map(end -> OptionalInt.of(end.ply() - before)).orElseGet(OptionalInt::empty);
    }

    /** The same without what follows after the end of the game. */
    Stretch untilEnd() {
        int last = endedAfter().orElse(plies());
        return new Stretch(new Replay(replay.games().subList(0, last + 1), replay.end()), where, ends);
    }
}

package damka.rules.game;

import damka.rules.position.Position;

/**
 * Where the record of a game begins, and what is known of before.
 *
 * @param counters those of {@code position}, of {@code ruleset}
 * @param ply turns played before, 0 or more
 * @param pastCanRecur whether a position from before the record may come back, so that repetition is not known until a man
 *     moves or a piece is captured
 */
public record GameStart(
        Ruleset ruleset, Position position, DrawCounters counters, History history, int ply, boolean pastCanRecur) {

    public GameStart {
        if (counters.ruleset() != ruleset || !ruleset.supports(position.board()) || ply < 0) {
            throw new IllegalArgumentException(
                    "counts and board belong to the rule set: " + ruleset + ", " + counters + ", " + position);
        }
    }

    /** A game that begins here: the position is its own first occurrence. */
    public static GameStart complete(Ruleset ruleset, Position position) {
        return new GameStart(ruleset, position, DrawCounters.start(ruleset, position), History.COMPLETE, 0, false);
    }

    /** A position without its game: whether it has stood before, and how long counts have run, is not known. */
    public static GameStart unknown(Ruleset ruleset, Position position) {
        return new GameStart(ruleset, position, DrawCounters.unknown(ruleset, position), History.UNKNOWN, 0, true);
    }

    /** The same with these counts. */
    public GameStart withCounters(DrawCounters given) {
        return new GameStart(ruleset, position, given, history, ply, pastCanRecur);
    }

    /** The same with this many turns played before. */
    public GameStart withPly(int given) {
        return new GameStart(ruleset, position, counters, history, given, pastCanRecur);
    }
}

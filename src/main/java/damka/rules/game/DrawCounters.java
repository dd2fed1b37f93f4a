package damka.rules.game;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ply counts of a rule set in one position. Immutable. Plies, never moves.
 *
 * <p>A count is not known when the position was given without its game and the count can be running there. It then says
 * the least it can be; a move that sets it back, or takes away what lets it run, makes it known again. A count that can not
 * be running is known not to. Unknown is never the same as zero.
 */
public final class DrawCounters {
    private final Ruleset ruleset;
    private final DrawClock clock;
    private final long counts;

    /**
     * One of the counts.
     *
     * @param running whether the rule counts in this position; for a count that is not known, whether it certainly does
     * @param known whether {@code plies} is exact; otherwise it is the least that it can be
     * @param plies 0 when the rule does not count here
     */
    public record Count(DrawRule.PlyCount rule, boolean running, boolean known, int plies) {
        /** Whether the rule is met. */
        public boolean met() {
            return running && plies >= rule.limit();
        }
    }

    private DrawCounters(Ruleset ruleset, DrawClock clock, long counts) {
        this.ruleset = ruleset;
        this.clock = clock;
        this.counts = counts;
    }

    /** The counts where a game begins: those that run stand at 0. */
    public static DrawCounters start(Ruleset ruleset, Position position) {
        return carried(ruleset, position, 0);
    }

    /** The counts where a game goes on after this many plies on each count that runs here (the field H of a FEN). */
    public static DrawCounters carried(Ruleset ruleset, Position position, int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("plies are not negative: " + plies);
        }
        DrawClock clock = clock(ruleset, position.board());
        long counts = clock.start(position.pieces(Color.WHITE), position.pieces(Color.BLACK), position.kings(), plies);
        return new DrawCounters(ruleset, clock, counts);
    }

    /** The counts of a position that was given without its game. */
    public static DrawCounters unknown(Ruleset ruleset, Position position) {
        DrawClock clock = clock(ruleset, position.board());
        long counts = clock.unknown(position.pieces(Color.WHITE), position.pieces(Color.BLACK), position.kings());
        return new DrawCounters(ruleset, clock, counts);
    }

    /** The counts that {@link #packed} gave; empty where they can not be those of this position. */
    public static Optional<DrawCounters> unpacked(Ruleset ruleset, Position position, long packed) {
        DrawClock clock = clock(ruleset, position.board());
        boolean fits = clock.fits(packed, position.pieces(Color.WHITE), position.pieces(Color.BLACK), position.kings());
        return fits ? Optional.of(new DrawCounters(ruleset, clock, packed)) : Optional.empty();
    }

    private static DrawClock clock(Ruleset ruleset, Board board) {
        if (!ruleset.supports(board)) {
            throw new IllegalArgumentException(ruleset + " is not for the board " + board.id());
        }
        return DrawClock.of(ruleset, board);
    }

    /**
     * The same counts with one of them as the caller says.
     *
     * @param position where these counts are taken
     * @return empty where the set has no such count, or it can not be running in this position and {@code plies} is not 0
     */
    public Optional<DrawCounters> with(Position position, String ruleId, int plies) {
        if (plies < 0) {
            return Optional.empty();
        }
        for (int i = 0; i < ruleset.plyCounts().size(); i++) {
            if (ruleset.plyCounts().get(i).id().equals(ruleId)) {
                return with(position, i, plies);
            }
        }
        return Optional.empty();
    }

    private Optional<DrawCounters> with(Position position, int rule, int plies) {
        long white = position.pieces(Color.WHITE);
        long black = position.pieces(Color.BLACK);
        if (clock.canRun(rule, white, black, position.kings())) {
            return Optional.of(new DrawCounters(ruleset, clock, clock.with(counts, rule, plies)));
        }
        return plies == 0 ? Optional.of(this) : Optional.empty();
    }

    /** The same counts, those that are not known taken as the least they can be. */
    public DrawCounters least() {
        return new DrawCounters(ruleset, clock, clock.least(counts));
    }

    /** The counts after a move. */
    public DrawCounters next(Position before, Move move, Position after) {
        Color mover = before.sideToMove();
        int done = (move.isCapture() ? Reset.CAPTURE.bit() : 0)
                | ((before.kings() & move.from().bit()) == 0 ? Reset.MAN_MOVE.bit() : 0)
                | (before.promotes(move) ? Reset.PROMOTION.bit() : 0);
        long next = clock.next(counts, done, after.pieces(mover), after.pieces(mover.opponent()), after.kings());
        return new DrawCounters(ruleset, clock, next);
    }

    /** The set whose counts they are. */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** All counts, in the order of the set's rules. */
    public List<Count> all() {
        List<Count> all = new ArrayList<>();
        for (int i = 0; i < ruleset.plyCounts().size(); i++) {
            all.add(count(i));
        }
        return List.copyOf(all);
    }

    /** The count of this rule. */
    public Optional<Count> of(DrawRule rule) {
        int i = ruleset.plyCounts().indexOf(rule);
        return i < 0 ? Optional.empty() : Optional.of(count(i));
    }

    /** Whether every count is exact. */
    public boolean allKnown() {
        return all().stream().allMatch(Count::known);
    }

    /** The counts as {@link DrawClock} keeps them. */
    public long packed() {
        return counts;
    }

    private Count count(int i) {
        int plies = clock.plies(counts, i);
        return new Count(ruleset.plyCounts().get(i), plies >= 0, clock.isKnown(counts, i), Math.max(plies, 0));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DrawCounters that && ruleset == that.ruleset && counts == that.counts;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(counts) * 31 + ruleset.hashCode();
    }

    @Override
    public String toString() {
        return ruleset + " " + all();
    }
}

package damka.rules.game;

import damka.rules.board.Board;
import java.util.List;

/**
 * All ply counts of a rule set in one {@code long}, for loops that must not allocate. Made from the rules' data, so that a
 * limit, a reset or a material stands nowhere else; {@link DrawCounters} is the same numbers for people.
 *
 * <p>A search does, for each move it makes:
 *
 * <pre>{@code
 * int done = DrawClock.done(own, others, kings, ownAfter, othersAfter, kingsAfter);
 * long after = clock.next(counts, done, ownAfter, othersAfter, kingsAfter);
 * if (clock.isReached(after)) ... // a draw, unless the side to move has no legal move: a win goes before a draw
 * }</pre>
 *
 * <p>Sets of bits are those of {@link damka.rules.board.Bitboards}. Colours do not matter: {@code own} is the side that makes
 * the move, before and after it. Repetition is no ply count and is not in here. A clock is immutable and may be shared; make
 * one for a search, not one for a node.
 *
 * <p>Layout: ten bits a rule, in the order of {@link Ruleset#plyCounts}. The lower nine hold plies + 1, or 0 when the count
 * does not run; the tenth says that the true count is not known and the number is the least it can be. Counts stop at 510.
 */
public final class DrawClock {
    private static final int FIELD_BITS = 10;
    private static final int FIELD = (1 << FIELD_BITS) - 1;
    private static final int UNKNOWN = 1 << (FIELD_BITS - 1);
    private static final int NUMBER = UNKNOWN - 1;
    private static final int MOST_RULES = Long.SIZE / FIELD_BITS;

    /** The greatest count that is told apart from greater ones. Unit: plies. */
    public static final int GREATEST_COUNT = NUMBER - 1;

    private final int rules;
    private final int[] limits;
    private final int[] starts;
    private final int[] keeps;
    private final int[] counted;
    private final int[] resets;
    private final int[] firsts;
    private final long mainRoad;

    private DrawClock(Ruleset ruleset, Board board) {
        this.rules = ruleset.plyCounts().size();
        if (rules > MOST_RULES) {
            throw new IllegalArgumentException("more counts than a long holds: " + ruleset);
        }
        this.limits = new int[rules];
        this.starts = new int[rules];
        this.keeps = new int[rules];
        this.counted = new int[rules];
        this.resets = new int[rules];
        this.firsts = new int[rules];
        this.mainRoad = Material.mainRoad(board);
        for (int i = 0; i < rules; i++) {
            DrawRule.PlyCount rule = ruleset.plyCounts().get(i);
            limits[i] = rule.limit();
            starts[i] = set(rule.starts());
            keeps[i] = set(rule.keeps());
            counted[i] = set(rule.counts());
            resets[i] = rule.resets().stream().mapToInt(Reset::bit).sum();
            firsts[i] = rule.first();
        }
    }

    private static int set(List<Material> materials) {
        return materials.stream().mapToInt(Material::bit).sum();
    }

    /** The clock of this set on this board. */
    public static DrawClock of(Ruleset ruleset, Board board) {
        return new DrawClock(ruleset, board);
    }

    /** What a move did, as a set of {@link Reset#bit}s, read off the pieces before and after it; {@code own} made the move. */
    public static int done(long own, long others, long kings, long ownAfter, long othersAfter, long kingsAfter) {
        int done = others == othersAfter ? 0 : Reset.CAPTURE.bit();
        if ((own & ~kings) != (ownAfter & ~kingsAfter)) {
            boolean promoted = Long.bitCount(ownAfter & kingsAfter) > Long.bitCount(own & kings);
            done |= Reset.MAN_MOVE.bit() | (promoted ? Reset.PROMOTION.bit() : 0);
        }
        return done;
    }

    /** The counts where a game begins: those that run stand at 0. */
    public long start(long own, long others, long kings) {
        return start(own, others, kings, 0);
    }

    /** The counts where a game goes on after this many plies on each count that runs here. */
    public long start(long own, long others, long kings, int plies) {
        int standing = Material.standing(own, others, kings, mainRoad);
        long counts = 0;
        for (int i = 0; i < rules; i++) {
            if ((standing & starts[i]) != 0) {
                counts |= (long) number((standing & counted[i]) != 0 ? plies : 0) << (i * FIELD_BITS);
            }
        }
        return counts;
    }

    /** The counts where nothing is known of what came before; those that can not run here are known not to. */
    public long unknown(long own, long others, long kings) {
        int standing = Material.standing(own, others, kings, mainRoad);
        long counts = start(own, others, kings);
        for (int i = 0; i < rules; i++) {
            if ((standing & keeps[i]) != 0) {
                counts |= (long) UNKNOWN << (i * FIELD_BITS);
            }
        }
        return counts;
    }

    /**
     * The counts after a move.
     *
     * @param counts before it
     * @param done what it did, see {@link #done}
     * @param own pieces of one side after the move; which side does not matter here
     * @param others pieces of the other side after the move
     * @param kings kings of both after the move
     */
    public long next(long counts, int done, long own, long others, long kings) {
        int standing = Material.standing(own, others, kings, mainRoad);
        long next = 0;
        for (int i = 0, shift = 0; i < rules; i++, shift += FIELD_BITS) {
            int field = (int) (counts >>> shift) & FIELD;
            next |= (long) nextField(field, i, done, standing) << shift;
        }
        return next;
    }

    /** Whether a limit is reached. Of a count that is not known, the least it can be is taken. */
    public boolean isReached(long counts) {
        for (int i = 0; i < rules; i++) {
            if (plies(counts, i) >= limits[i]) {
                return true;
            }
        }
        return false;
    }

    /** The count of rule {@code i} in plies, or the least it can be; -1 when it does not run. */
    public int plies(long counts, int i) {
        return ((int) (counts >>> (i * FIELD_BITS)) & NUMBER) - 1;
    }

    /** Whether the count of rule {@code i} is exact. */
    public boolean isKnown(long counts, int i) {
        return ((counts >>> (i * FIELD_BITS)) & UNKNOWN) == 0;
    }

    /** Whether these can be the counts of this position: those run that have to, and none runs that can not. */
    boolean fits(long counts, long own, long others, long kings) {
        int standing = Material.standing(own, others, kings, mainRoad);
        for (int i = 0; i < rules; i++) {
            boolean runs = plies(counts, i) >= 0;
            boolean must = (standing & starts[i]) != 0;
            boolean can = (standing & keeps[i]) != 0;
            if (runs ? !can : must || (!can && !isKnown(counts, i))) {
                return false;
            }
        }
        return counts >>> (rules * FIELD_BITS) == 0;
    }

    /** Whether rule {@code i} can be counting in this position. */
    boolean canRun(int i, long own, long others, long kings) {
        return (Material.standing(own, others, kings, mainRoad) & keeps[i]) != 0;
    }

    /** The same counts, those that are not known taken as the least they can be. */
    long least(long counts) {
        long unknown = 0;
        for (int i = 0; i < rules; i++) {
            unknown |= (long) UNKNOWN << (i * FIELD_BITS);
        }
        return counts & ~unknown;
    }

    /** The counts with rule {@code i} at this many plies, known. */
    long with(long counts, int i, int plies) {
        long cleared = counts & ~((long) FIELD << (i * FIELD_BITS));
        return cleared | (long) number(plies) << (i * FIELD_BITS);
    }

    private int nextField(int field, int i, int done, int standing) {
        boolean begins = (standing & starts[i]) != 0;
        if ((done & resets[i]) != 0) {
            return begins ? number(0) : 0;
        }
        boolean runsOn = (standing & keeps[i]) != 0;
        boolean counts = (standing & counted[i]) != 0;
        int unknown = field & UNKNOWN;
        int number = field & NUMBER;
        if (runsOn && number != 0) {
            return Math.min(counts ? number + 1 : number, NUMBER) | unknown;
        }
        if (begins) {
            return number(counts ? firsts[i] : 0) | unknown;
        }
        // Whether it runs was not known, and still is not.
        return runsOn ? unknown : 0;
    }

    private static int number(int plies) {
        return Math.min(plies, GREATEST_COUNT) + 1;
    }
}

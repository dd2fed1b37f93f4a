package damka.engine.search;

import damka.engine.table.Zobrist;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.DrawClock;
import damka.rules.game.Reset;
import damka.rules.game.Ruleset;
import damka.rules.position.Position;
import java.util.Arrays;

/**
 * What led to the position being searched, as far as draw rules ask for it: the keys of the positions that can come again, and
 * the ply counts.
 */
final class GamePath {
    // Between a position and its next occurrence both sides move there and back.
    private static final int SHORTEST_CYCLE = 4;

    private final int plies;
    private long[] keys = new long[0];
    private int[] reversible = new int[0];
    private long[] counts = new long[0];
    private int root;
    private DrawClock clock = DrawClock.of(Ruleset.defaultFor(Board.INTERNATIONAL), Board.INTERNATIONAL);
    private boolean menAloneCount;
    private long withoutKings;

    GamePath(int plies) {
        this.plies = plies;
    }

    void start(SearchRoot from) {
        root = from.earlier().size();
        if (keys.length <= root + plies) {
            keys = Arrays.copyOf(keys, root + plies + 1);
            reversible = new int[keys.length];
            counts = new long[keys.length];
        }
        for (int i = 0; i < root; i++) {
            keys[i] = Zobrist.key(from.earlier().get(i));
        }
        keys[root] = Zobrist.key(from.position());
        reversible[root] = root;
        counts[root] = from.counts();
        clock = from.clock();
        look(Position.start(from.position().board()));
    }

    // Under most rules a move of a man sets all counts back: then there is nothing to count while there are only men.
    private void look(Position menAlone) {
        long white = menAlone.pieces(Color.WHITE);
        long black = menAlone.pieces(Color.BLACK);
        withoutKings = clock.start(white, black, 0);
        menAloneCount = clock.next(withoutKings, Reset.MAN_MOVE.bit(), white, black, 0) != withoutKings;
    }

    /**
     * A move leads to the position at {@code ply}.
     *
     * @param key of the position
     * @param quietKing whether a king moved and took nothing, so that the position before can come again
     * @param own pieces of the side that moves, before the move, and so on
     */
    void enter(
            int ply,
            long key,
            boolean quietKing,
            long own,
            long others,
            long kings,
            long ownAfter,
            long othersAfter,
            long kingsAfter) {
        int at = root + ply;
        keys[at] = key;
        reversible[at] = quietKing ? reversible[at - 1] + 1 : 0;
        if (kingsAfter == 0 && !menAloneCount) {
            counts[at] = withoutKings;
        } else {
            int done = DrawClock.done(own, others, kings, ownAfter, othersAfter, kingsAfter);
            counts[at] = clock.next(counts[at - 1], done, ownAfter, othersAfter, kingsAfter);
        }
    }

    /** Whether the position at {@code ply} stood before: once since the root, or twice up to the root. */
    boolean repeats(int ply) {
        int at = root + ply;
        int before = 0;
        for (int i = at - SHORTEST_CYCLE; i >= at - reversible[at]; i -= 2) {
            if (keys[i] == keys[at]) {
                before++;
                if (i > root || before == 2) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a limit of plies is reached at {@code ply}: a draw, unless the side to move has no move. */
    boolean exhausted(int ply) {
        long now = counts[root + ply];
        return now != withoutKings && clock.isReached(now);
    }
}

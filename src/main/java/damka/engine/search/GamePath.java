package damka.engine.search;

import damka.engine.table.Zobrist;
import damka.rules.position.Position;

/** The keys of the positions from the game's last turn that can not be undone to the position being searched. */
final class GamePath {
    // FMJD Annex 1, art. 6.2: 25 moves by each side with kings and without capture. Unit: plies.
    private static final int KING_PLIES = 50;

    private final int plies;
    private long[] keys = new long[0];
    private int[] kingPlies = new int[0];
    private int root;

    GamePath(int plies) {
        this.plies = plies;
    }

    void start(SearchRoot from) {
        int earlier = Math.min(from.earlier().size(), from.kingPlies());
        root = earlier;
        if (keys.length < earlier + plies + 1) {
            keys = new long[earlier + plies + 1];
            kingPlies = new int[earlier + plies + 1];
        }
        int skipped = from.earlier().size() - earlier;
        for (int i = 0; i < earlier; i++) {
            Position position = from.earlier().get(skipped + i);
            keys[i] = Zobrist.key(position);
        }
        keys[root] = Zobrist.key(from.position());
        kingPlies[root] = from.kingPlies();
    }

    /** The position at {@code ply} came about by a quiet move of a king, or by one that can not be undone. */
    void enter(int ply, long key, boolean quietKing) {
        keys[root + ply] = key;
        kingPlies[root + ply] = quietKing ? kingPlies[root + ply - 1] + 1 : 0;
    }

    /** Whether the position at {@code ply} stood before: once since the root, or twice up to the root. */
    boolean repeats(int ply) {
        int at = root + ply;
        int reversible = kingPlies[at];
        if (reversible < 4) {
            return false;
        }
        long key = keys[at];
        int last = Math.max(0, at - reversible);
        int before = 0;
        for (int i = at - 4; i >= last; i -= 2) {
            if (keys[i] == key) {
                before++;
                if (i > root || before == 2) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the rule of 25 moves ends the game here, unless the side to move has lost. */
    boolean exhausted(int ply) {
        return kingPlies[root + ply] >= KING_PLIES;
    }
}

package damka.engine.endgame;

import damka.rules.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Solves all blocks of one material and of the exchanged one, those with the men furthest on first. */
final class PairSolver {
    private final Board board;
    private final WorkTable[] tables;
    private final Metric metric;

    /**
     * @param tables by {@link Material#key()}; what smaller and less manned material needs is solved
     */
    PairSolver(Board board, WorkTable[] tables, Metric metric) {
        this.board = board;
        this.tables = tables;
        this.metric = metric;
    }

    /**
     * Fills the tables of this material and the exchanged one, which stand in the array, empty.
     *
     * @param percent told how much is done, each time that it is more
     */
    void solve(Material material, IntConsumer percent) {
        BitbaseIndex index = tables[material.key()].index();
        BlockSolver solver = new BlockSolver(board, tables, metric, material);
        boolean symmetric = material.equals(material.exchanged());
        List<long[]> own = byStepsLeft(index.ownMenSquares(), material.ownMen(), true);
        List<long[]> others = byStepsLeft(index.otherMenSquares(), material.otherMen(), false);
        long all = count(own) * count(others);
        long done = 0;
        int told = 0;
        for (int steps = 0; steps <= own.size() + others.size() - 2; steps++) {
            for (int ownSteps = Math.max(0, steps - others.size() + 1);
                    ownSteps <= Math.min(steps, own.size() - 1);
                    ownSteps++) {
                solve(solver, index, symmetric, own.get(ownSteps), others.get(steps - ownSteps));
                done += (long) own.get(ownSteps).length * others.get(steps - ownSteps).length;
            }
            int now = (int) (100 * done / all);
            if (now > told) {
                told = now;
                percent.accept(now);
            }
        }
    }

    private static long count(List<long[]> sets) {
        return sets.stream().mapToLong(set -> set.length).sum();
    }

    private static void solve(BlockSolver solver, BitbaseIndex index, boolean symmetric, long[] own, long[] others) {
        for (long ownMen : own) {
            for (long otherMen : others) {
                if ((ownMen & otherMen) == 0 && !(symmetric && isRepeated(index, ownMen, otherMen))) {
                    solver.solve(ownMen, otherMen);
                }
            }
        }
    }

    // Of two blocks that are each other's exchange only the first is solved: it brings the second.
    private static boolean isRepeated(BitbaseIndex index, long ownMen, long otherMen) {
        long exchanged = index.blockStart(index.turned(otherMen), index.turned(ownMen));
        return exchanged < index.blockStart(ownMen, otherMen);
    }

    // Sets of men by the number of steps that they have still to go to promote: man moves lower it.
    private List<long[]> byStepsLeft(long places, int men, boolean up) {
        int most = men * (board.size() - 1);
        List<List<Long>> found = new ArrayList<>();
        for (int steps = 0; steps <= most; steps++) {
            found.add(new ArrayList<>());
        }
        long count = Subsets.count(Long.bitCount(places), men);
        for (long rank = 0; rank < count; rank++) {
            long set = Subsets.set(rank, men, places);
            found.get(stepsLeft(set, up)).add(set);
        }
        return found.stream()
                .map(sets -> sets.stream().mapToLong(Long::longValue).toArray())
                .toList();
    }

    private int stepsLeft(long set, boolean up) {
        return board.squaresIn(set).stream()
                .mapToInt(square -> up ? square.row() : board.size() - 1 - square.row())
                .sum();
    }
}

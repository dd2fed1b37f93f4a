package damka.engine.endgame;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;

/**
 * Solves one material and the same with colours exchanged, block by block.
 *
 * <p>Inside a block only kings step. Every other move, a capture or a man's, leads to a block that is already solved: fewer
 * pieces, fewer men or men further on. So each position is generated once, what its conversions are worth is looked up, and
 * what is decided spreads backwards over king steps, ply by ply: a position is won when one successor is lost for the other
 * side, lost when all are won; what is left undecided is drawn.
 */
final class BlockSolver {
    private static final int WIN = EndgameValue.WIN.code();
    private static final int LOSS = EndgameValue.LOSS.code();

    private final long squares;
    private final long promotionRow;
    private final WorkTable[] tables;
    private final Metric metric;
    private final BitbaseIndex index;
    private final BlockSide first;
    private final BlockSide second;
    private final MoveBuffer moves = new MoveBuffer();
    private final LevelQueue queue = new LevelQueue();
    // What the last looked-up conversion leads to.
    private EndgameValue valueAfter = EndgameValue.UNKNOWN;
    private int pliesAfter;

    /**
     * @param tables by {@link Material#key()}: everything that conversions lead to, and the two tables to be filled
     */
    BlockSolver(Board board, WorkTable[] tables, Metric metric, Material material) {
        this.squares = board.mask();
        this.promotionRow = board.promotionRow(Color.WHITE);
        this.tables = tables;
        this.metric = metric;
        this.first = new BlockSide(tables[material.key()]);
        this.second = new BlockSide(tables[material.exchanged().key()]);
        this.index = tables[material.key()].index();
    }

    /** Solves the positions with these men, and the same seen from the other side. */
    void solve(long ownMen, long otherMen) {
        long exchangedOwn = index.turned(otherMen);
        long exchangedOthers = index.turned(ownMen);
        boolean alone = exchangedOwn == ownMen && exchangedOthers == otherMen && isSymmetric();
        first.enter(ownMen, otherMen);
        if (!alone) {
            second.enter(exchangedOwn, exchangedOthers);
        }
        queue.clear();
        classify(first, 0);
        if (!alone) {
            classify(second, 1);
        }
        for (int level = 0; level <= queue.highest(); level++) {
            for (int i = 0; i < queue.size(level); i++) {
                decide(queue.get(level, i), level, alone);
            }
        }
        first.store();
        if (!alone) {
            second.store();
        }
    }

    private boolean isSymmetric() {
        Material material = index.material();
        return material.equals(material.exchanged());
    }

    private void classify(BlockSide side, int sideBit) {
        for (int at = 0; at < side.size(); at++) {
            side.place(at);
            MoveGenerator.generate(side.own(), side.others(), side.kings(), squares, true, moves);
            if (moves.size() == 0) {
                side.open[at] = BlockSide.CLOSED;
                await(side, sideBit, at, LOSS, 0);
            } else {
                weigh(side, sideBit, at);
            }
        }
    }

    private void weigh(BlockSide side, int sideBit, int at) {
        int kingSteps = 0;
        int winAt = Integer.MAX_VALUE;
        int delay = 0;
        boolean holds = false;
        for (int i = 0; i < moves.size(); i++) {
            if (isKingStep(side, i)) {
                kingSteps++;
                continue;
            }
            lookUp(side, i);
            switch (valueAfter) {
                case LOSS -> winAt = Math.min(winAt, metric.through(pliesAfter));
                case WIN -> delay = Math.max(delay, metric.through(pliesAfter));
                case DRAW -> holds = true;
                case UNKNOWN -> throw new IllegalStateException("a conversion leads to an unsolved table");
            }
        }
        side.open[at] = moves.captureCount() > 0 ? BlockSide.CLOSED : (byte) kingSteps;
        side.delay[at] = (byte) delay;
        side.holds[at] = holds;
        if (winAt != Integer.MAX_VALUE) {
            side.winAt[at] = (byte) winAt;
            await(side, sideBit, at, WIN, winAt);
        } else if (kingSteps == 0 && !holds) {
            await(side, sideBit, at, LOSS, delay);
        }
    }

    private boolean isKingStep(BlockSide side, int i) {
        return moves.captured(i) == 0 && (side.kings() >>> moves.from(i) & 1) != 0;
    }

    private void lookUp(BlockSide side, int i) {
        long from = 1L << moves.from(i);
        long to = 1L << moves.to(i);
        long captured = moves.captured(i);
        long king = (side.kings() & from) != 0 ? to : to & promotionRow;
        long own = index.turned(side.others() & ~captured);
        long others = index.turned((side.own() & ~from) | to);
        long kings = index.turned((side.kings() & ~from & ~captured) | king);
        if (own == 0) {
            valueAfter = EndgameValue.LOSS;
            pliesAfter = 0;
            return;
        }
        WorkTable table = tables[Material.key(own, others, kings)];
        long at = table.index().rank(own, others, kings);
        valueAfter = table.value(at);
        pliesAfter = metric == Metric.END ? table.plies(at) : 0;
    }

    private void await(BlockSide side, int sideBit, int at, int value, int level) {
        if (side.value[at] == 0) {
            queue.add(level, at << 2 | (value == WIN ? 2 : 0) | sideBit);
        }
    }

    private void decide(int entry, int level, boolean alone) {
        int sideBit = entry & 1;
        int at = entry >>> 2;
        boolean won = (entry & 2) != 0;
        BlockSide side = sideBit == 0 ? first : second;
        if (side.value[at] != 0) {
            return;
        }
        side.value[at] = (byte) (won ? WIN : LOSS);
        side.plies[at] = (byte) level;
        side.place(at);
        BlockSide before = alone || sideBit == 1 ? first : second;
        spread(side, before, alone ? 0 : 1 - sideBit, won, level);
    }

    // The positions one king step before: king steps can be taken back, and without the other side's pieces on the
    // board
    // (their squares taken off it instead) the generator lists just the steps.
    private void spread(BlockSide side, BlockSide before, int beforeBit, boolean won, int level) {
        long own = index.turned(side.others());
        long others = index.turned(side.own());
        long kings = index.turned(side.kings());
        long ownKings = own & kings;
        long otherKings = others & kings;
        if (ownKings == 0) {
            return;
        }
        MoveGenerator.generate(own, 0, ownKings, squares & ~others, true, moves);
        for (int i = 0; i < moves.size(); i++) {
            long from = 1L << moves.from(i);
            if ((ownKings & from) != 0) {
                int at = before.placeOf((ownKings ^ from) | 1L << moves.to(i), otherKings);
                reached(before, beforeBit, at, won, level + 1);
            }
        }
    }

    // One more successor of this position is decided.
    private void reached(BlockSide side, int sideBit, int at, boolean successorWon, int plies) {
        if (side.open[at] < 0 || side.value[at] != 0) {
            return;
        }
        int winAt = side.winAt[at] & 0xff;
        if (!successorWon) {
            if (winAt == 0 || winAt > plies) {
                side.winAt[at] = (byte) plies;
                await(side, sideBit, at, WIN, plies);
            }
        } else if (--side.open[at] == 0 && winAt == 0 && !side.holds[at]) {
            await(side, sideBit, at, LOSS, Math.max(plies, side.delay[at] & 0xff));
        }
    }
}

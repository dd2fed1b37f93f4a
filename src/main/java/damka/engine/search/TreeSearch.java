package damka.engine.search;

import damka.engine.endgame.Endgames;
import damka.engine.eval.Evaluator;
import damka.engine.table.TranspositionTable;
import damka.engine.table.Zobrist;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;

/**
 * The search below the root: principal variation search with a table, then a quiescence that plays every capture out. One
 * thread's own. A position is passed as sets of bits: own pieces, the opponent's, kings of both, and the side to move.
 *
 * <p>Values are those of {@link Values}, for the side to move. {@code ply} counts from the root.
 */
final class TreeSearch {
    /** No line is looked at further, plies. */
    static final int MAX_PLY = 160;

    // Verification: what a shallow search of this share of the depth finds good by this margin a ply needs no deep one.
    private static final int VERIFY_LEAST_DEPTH = 3;
    private static final int VERIFY_PERCENT = 40;
    private static final int VERIFY_CENTIMEN_PER_PLY = 10;
    private final TranspositionTable table;
    private final Quiescence quiescence;
    private long squares;
    private long whiteGoal;
    private long blackGoal;
    private final MoveOrder order = new MoveOrder();
    private final GamePath path = new GamePath(MAX_PLY + 1);
    private final Frame[] frames = new Frame[MAX_PLY + 2];
    private Control control = Control.NONE;
    private int deepest;

    /** Room for searches with this table; {@link #begin} has to be called before each. */
    TreeSearch(TranspositionTable table, Board board, Evaluator evaluator) {
        this.table = table;
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new Frame(frames.length - i);
        }
        this.quiescence = new Quiescence(frames, board, evaluator);
        setBoard(board);
    }

    /**
     * Forgets the last search.
     *
     * @param mostPieces of both sides together, up to which the endings are asked
     */
    void begin(SearchRoot root, Evaluator evaluator, Endgames endings, int mostPieces, Control by) {
        control = by;
        deepest = 0;
        order.forget();
        path.start(root);
        setBoard(root.position().board());
        quiescence.begin(root.position().board(), evaluator, endings, mostPieces, by);
    }

    private void setBoard(Board board) {
        squares = board.mask();
        whiteGoal = board.promotionRow(Color.WHITE);
        blackGoal = board.promotionRow(Color.BLACK);
    }

    /** What a ply needs for itself; after a search from ply p, frame p holds the best line. */
    Frame frame(int ply) {
        return frames[ply];
    }

    /** The deepest ply that was looked at. */
    int deepest() {
        return Math.max(deepest, quiescence.deepest());
    }

    /** Positions that the endgame tables answered. */
    long endgameHits() {
        return quiescence.endgameHits();
    }

    boolean stopped() {
        return control.stopped();
    }

    /**
     * The value for the side to move after a move, seen from the side that moved: between the bounds exact, else a bound.
     *
     * @param i index of the move in {@code moves}
     * @param place how many moves of this position were tried before
     * @param depth plies left at the position before the move
     */
    int value(
            MoveBuffer moves,
            int i,
            int place,
            long own,
            long others,
            long kings,
            boolean up,
            long key,
            int alpha,
            int beta,
            int depth,
            int ply,
            boolean verifying) {
        int from = moves.from(i);
        int to = moves.to(i);
        long captured = moves.captured(i);
        boolean king = (kings >>> from & 1) != 0;
        boolean kingAfter = king || ((up ? whiteGoal : blackGoal) >>> to & 1) != 0;
        long mover = 1L << from;
        long moved = 1L << to;
        long ownAfter = (own & ~mover) | moved;
        long othersAfter = others & ~captured;
        long kingsAfter = (kings & ~mover & ~captured) | (kingAfter ? moved : 0);
        long keyAfter = Zobrist.after(key, up, kings, from, to, kingAfter, captured);
        boolean quietKing = king && captured == 0;
        path.enter(ply + 1, keyAfter, quietKing, own, others, kings, ownAfter, othersAfter, kingsAfter);

        int left = depth - 1;
        if (place == 0) {
            return -search(othersAfter, ownAfter, kingsAfter, !up, keyAfter, -beta, -alpha, left, ply + 1, verifying);
        }
        int reduction = captured == 0 && kingAfter == king ? reduction(place, depth, beta - alpha > 1) : 0;
        int value = -search(
                othersAfter,
                ownAfter,
                kingsAfter,
                !up,
                keyAfter,
                -alpha - 1,
                -alpha,
                left - reduction,
                ply + 1,
                verifying);
        if (value > alpha && reduction > 0) {
            value = -search(
                    othersAfter, ownAfter, kingsAfter, !up, keyAfter, -alpha - 1, -alpha, left, ply + 1, verifying);
        }
        if (value > alpha && value < beta) {
            value = -search(othersAfter, ownAfter, kingsAfter, !up, keyAfter, -beta, -alpha, left, ply + 1, verifying);
        }
        return value;
    }

    private static int reduction(int place, int depth, boolean principal) {
        if (depth < 2) {
            return 0;
        }
        if (principal) {
            return place >= 3 ? 1 : 0;
        }
        return place >= 4 ? 2 : 1;
    }

    private int search(
            long own,
            long others,
            long kings,
            boolean up,
            long key,
            int alpha,
            int beta,
            int depth,
            int ply,
            boolean verifying) {
        if (drawn(own, others, kings, up, ply)) {
            frames[ply].lineLength = 0;
            return Values.DRAW;
        }
        if (depth <= 0) {
            return quiescence.value(own, others, kings, up, alpha, beta, ply);
        }
        frames[ply].lineLength = 0;
        if (!control.enter()) {
            return 0;
        }
        deepest = Math.max(deepest, ply);
        if (ply >= MAX_PLY) {
            return quiescence.standing(own, others, kings, up);
        }
        int known = quiescence.ending(own, others, kings, up, alpha, beta, ply);
        if (known != Values.INFINITE) {
            return known;
        }
        boolean principal = beta - alpha > 1;
        long entry = table.probe(key);
        if (!principal && entry != TranspositionTable.NONE && decides(entry, alpha, beta, depth, ply)) {
            return Values.fromTable(TranspositionTable.score(entry), ply);
        }
        if (!principal && !verifying && depth >= VERIFY_LEAST_DEPTH && Values.isEstimate(beta)) {
            int high = beta + VERIFY_CENTIMEN_PER_PLY * depth;
            int shallow = depth * VERIFY_PERCENT / 100;
            int value = search(own, others, kings, up, key, high - 1, high, shallow, ply, true);
            if (value >= high) {
                return Values.isEstimate(value) ? beta : value;
            }
            if (control.stopped()) {
                return 0;
            }
        }
        MoveBuffer moves = frames[ply].moves;
        MoveGenerator.generate(own, others, kings, squares, up, moves);
        if (moves.size() == 0) {
            return ply - Values.WIN;
        }
        int tag = TranspositionTable.tag(entry);
        return tryMoves(own, others, kings, up, key, alpha, beta, depth, ply, verifying, tag);
    }

    // A side without a move has lost even where a draw rule is met (a win comes first).
    private boolean drawn(long own, long others, long kings, boolean up, int ply) {
        if (path.repeats(ply)) {
            return true;
        }
        return path.exhausted(ply)
                && (MoveGenerator.canStep(own, others, kings, squares, up)
                        || MoveGenerator.canCapture(own, others, kings, squares));
    }

    private static boolean decides(long entry, int alpha, int beta, int depth, int ply) {
        int value = Values.fromTable(TranspositionTable.score(entry), ply);
        int bound = TranspositionTable.bound(entry);
        if (TranspositionTable.depth(entry) < depth && !Values.isProven(value)) {
            return false;
        }
        return bound == TranspositionTable.EXACT
                || (value >= beta
                        ? bound == TranspositionTable.AT_LEAST
                        : bound == TranspositionTable.AT_MOST && value <= alpha);
    }

    private int tryMoves(
            long own,
            long others,
            long kings,
            boolean up,
            long key,
            int alpha,
            int beta,
            int depth,
            int ply,
            boolean verifying,
            int tag) {
        Frame frame = frames[ply];
        MoveBuffer moves = frame.moves;
        int count = moves.size();
        order.prepare(frame, up, kings, tag);
        // A forced reply costs no depth.
        int searched = count == 1 ? depth + 1 : depth;
        int best = -Values.INFINITE;
        int bestTag = 0;
        int low = alpha;
        for (int tried = 0; tried < count && low < beta; tried++) {
            int i = MoveOrder.pick(frame, tried);
            int value = value(moves, i, tried, own, others, kings, up, key, low, beta, searched, ply, verifying);
            if (control.stopped()) {
                return 0;
            }
            if (value > best) {
                best = value;
                if (value > low) {
                    low = value;
                    bestTag = MoveOrder.tag(moves.from(i), moves.to(i), moves.captured(i));
                    frame.lead(moves.from(i), moves.to(i), moves.captured(i), frames[ply + 1]);
                    if (value >= beta) {
                        order.learn(frame, up, tried + 1, depth);
                    }
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.AT_LEAST
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
        table.store(key, Values.toTable(best, ply), bestTag, depth, bound);
        return best;
    }

    /** The static value of a position, for the side to move; not counted as a node. */
    int standing(long own, long others, long kings, boolean up) {
        return quiescence.standing(own, others, kings, up);
    }
}

package damka.engine.search;

import damka.engine.endgame.EndgameValue;
import damka.engine.endgame.Endgames;
import damka.engine.eval.Evaluator;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;

/**
 * The end of each line of the search: plays every capture out, looks a ply further where the opponent threatens to capture,
 * tries steps that the opponent has to answer by a capture, and asks the endgame tables before the evaluation. Parameters as
 * in {@link TreeSearch}.
 */
final class Quiescence {
    // How often a quiet line goes on for a ply because the opponent threatens to capture.
    private static final int THREAT_PLIES = 1;
    private static final int SACRIFICES = 1;

    private final Frame[] frames;
    private long squares;
    private long whiteGoal;
    private long blackGoal;
    private Evaluator evaluator;
    private Endgames endings;
    private int mostPieces;
    private Control control = Control.NONE;
    private int deepest;
    private long endgameHits;

    Quiescence(Frame[] frames, Board board, Evaluator evaluator) {
        this.frames = frames;
        this.evaluator = evaluator;
        this.endings = Endgames.none(board);
    }

    void begin(Board board, Evaluator with, Endgames known, int pieces, Control by) {
        squares = board.mask();
        whiteGoal = board.promotionRow(Color.WHITE);
        blackGoal = board.promotionRow(Color.BLACK);
        evaluator = with;
        endings = known;
        mostPieces = pieces;
        control = by;
        deepest = 0;
        endgameHits = 0;
    }

    int deepest() {
        return deepest;
    }

    long endgameHits() {
        return endgameHits;
    }

    /** The value of a position at the end of a line. */
    int value(long own, long others, long kings, boolean up, int alpha, int beta, int ply) {
        return quiet(own, others, kings, up, alpha, beta, ply, THREAT_PLIES, SACRIFICES);
    }

    /** The static value of a position, for the side to move; not counted as a node. */
    int standing(long own, long others, long kings, boolean up) {
        return Values.estimate(evaluator.evaluate(own, others, kings, up));
    }

    /**
     * What the tables know of a position, as far as it settles the search between these bounds; else {@link Values#INFINITE}. A
     * known win is a lower bound: the way to it may hold a quicker one.
     */
    int ending(long own, long others, long kings, boolean up, int alpha, int beta, int ply) {
        if (Long.bitCount(own | others) > mostPieces || MoveGenerator.canCapture(own, others, kings, squares)) {
            return Values.INFINITE;
        }
        int value = lookUp(own, others, kings, up, ply);
        boolean settles = value == Values.DRAW || (value > 0 ? value >= beta : value <= alpha);
        return settles ? value : Values.INFINITE;
    }

    // For positions without a capture.
    private int lookUp(long own, long others, long kings, boolean up, int ply) {
        if (Long.bitCount(own | others) > mostPieces) {
            return Values.INFINITE;
        }
        EndgameValue value = endings.probe(own, others, kings, up);
        if (value.isKnown()) {
            endgameHits++;
        }
        return switch (value) {
            case WIN -> Values.TABLE_WIN - ply;
            case LOSS -> ply - Values.TABLE_WIN;
            case DRAW -> Values.DRAW;
            case UNKNOWN -> Values.INFINITE;
        };
    }

    private int quiet(
            long own, long others, long kings, boolean up, int alpha, int beta, int ply, int threats, int sacrifices) {
        Frame frame = frames[ply];
        frame.lineLength = 0;
        if (!control.enter()) {
            return 0;
        }
        deepest = Math.max(deepest, ply);
        if (ply >= TreeSearch.MAX_PLY) {
            return standing(own, others, kings, up);
        }
        MoveBuffer moves = frame.moves;
        moves.clear();
        MoveGenerator.captures(own, others, kings, squares, moves);
        if (moves.size() > 0) {
            return playOut(own, others, kings, up, alpha, beta, ply, threats, sacrifices, -Values.INFINITE);
        }
        if (!MoveGenerator.canStep(own, others, kings, squares, up)) {
            return ply - Values.WIN;
        }
        int known = lookUp(own, others, kings, up, ply);
        if (known != Values.INFINITE) {
            return known;
        }
        if (threats > 0 && threatens(others, own, kings)) {
            MoveGenerator.steps(own, others, kings, squares, up, moves);
            return playOut(own, others, kings, up, alpha, beta, ply, threats - 1, 0, -Values.INFINITE);
        }
        int standing = standing(own, others, kings, up);
        if (standing >= beta || sacrifices == 0) {
            return standing;
        }
        return sacrifice(own, others, kings, up, alpha, beta, ply, sacrifices, standing);
    }

    // Whether the side that is not to move could capture if it were.
    private boolean threatens(long waiting, long toMove, long kings) {
        return MoveGenerator.canCapture(waiting, toMove, kings, squares);
    }

    /** Tries all moves of the frame; {@code standing} is the value of doing something else. */
    private int playOut(
            long own,
            long others,
            long kings,
            boolean up,
            int alpha,
            int beta,
            int ply,
            int threats,
            int sacrifices,
            int standing) {
        Frame frame = frames[ply];
        MoveBuffer moves = frame.moves;
        int best = standing;
        int low = Math.max(alpha, standing);
        for (int i = 0; i < moves.size() && low < beta; i++) {
            int value = quietValue(moves, i, own, others, kings, up, low, beta, ply, threats, sacrifices);
            if (control.stopped()) {
                return 0;
            }
            if (value > best) {
                best = value;
                if (value > low) {
                    low = value;
                    frame.lead(moves.from(i), moves.to(i), moves.captured(i), frames[ply + 1]);
                }
            }
        }
        return best;
    }

    private int quietValue(
            MoveBuffer moves,
            int i,
            long own,
            long others,
            long kings,
            boolean up,
            int alpha,
            int beta,
            int ply,
            int threats,
            int sacrifices) {
        int to = moves.to(i);
        long mover = 1L << moves.from(i);
        long moved = 1L << to;
        long captured = moves.captured(i);
        boolean kingAfter = (kings & mover) != 0 || ((up ? whiteGoal : blackGoal) >>> to & 1) != 0;
        long ownAfter = (own & ~mover) | moved;
        long kingsAfter = (kings & ~mover & ~captured) | (kingAfter ? moved : 0);
        return -quiet(others & ~captured, ownAfter, kingsAfter, !up, -beta, -alpha, ply + 1, threats, sacrifices);
    }

    // Standing still, or a step that the opponent has to answer by a capture.
    private int sacrifice(
            long own, long others, long kings, boolean up, int alpha, int beta, int ply, int sacrifices, int standing) {
        Frame frame = frames[ply];
        MoveBuffer moves = frame.moves;
        MoveGenerator.steps(own, others, kings, squares, up, moves);
        int best = standing;
        int low = Math.max(alpha, standing);
        for (int i = 0; i < moves.size() && low < beta; i++) {
            long ownAfter = (own & ~(1L << moves.from(i))) | (1L << moves.to(i));
            if ((kings >>> moves.from(i) & 1) != 0 || !threatens(others, ownAfter, kings)) {
                continue;
            }
            int value = quietValue(moves, i, own, others, kings, up, low, beta, ply, 0, sacrifices - 1);
            if (control.stopped()) {
                return 0;
            }
            if (value > best) {
                best = value;
                if (value > low) {
                    low = value;
                    frame.lead(moves.from(i), moves.to(i), moves.captured(i), frames[ply + 1]);
                }
            }
        }
        return best;
    }
}

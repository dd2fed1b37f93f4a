package damka.rules.moves;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The legal moves of one position: every capture of the greatest count, or else every step; no duplicates; sorted by from,
 * to, captured squares.
 */
public final class LegalMoves {
    private final Position position;
    private final List<Move> moves;

    private LegalMoves(Position position, List<Move> moves) {
        this.position = position;
        this.moves = moves;
    }

    /** The legal moves of this position. */
    public static LegalMoves of(Position position) {
        MoveBuffer buffer = new MoveBuffer();
        Board board = position.board();
        Color side = position.sideToMove();
        long own = position.pieces(side);
        long others = position.pieces(side.opponent());
        MoveGenerator.generate(own, others, position.kings(), board.mask(), side == Color.WHITE, buffer);
        List<Move> moves = new ArrayList<>(buffer.size());
        for (int i = 0; i < buffer.size(); i++) {
            Square from = board.squareAtBit(buffer.from(i));
            Square to = board.squareAtBit(buffer.to(i));
            long captured = buffer.captured(i);
            moves.add(captured == 0 ? new Move.Step(from, to) : new Move.Capture(from, to, captured));
        }
        moves.sort(Move.ORDER);
        return new LegalMoves(position, List.copyOf(moves));
    }

    /** The position whose moves they are. */
    public Position position() {
        return position;
    }

    /** All of them, sorted. */
    public List<Move> all() {
        return moves;
    }

    /** How many there are. */
    public int size() {
        return moves.size();
    }

    /** Whether there is none: the side to move has lost. */
    public boolean isEmpty() {
        return moves.isEmpty();
    }

    /** Whether the side to move has to capture. */
    public boolean mustCapture() {
        return captureCount() > 0;
    }

    /** How many pieces every legal move captures; 0 for steps. */
    public int captureCount() {
        return moves.isEmpty() ? 0 : moves.get(0).captureCount();
    }

    /** Whether this is a legal move here. */
    public boolean contains(Move move) {
        return moves.contains(move);
    }

    /** The legal moves with these ends, in order. More than one only when their captured sets differ. */
    public List<Move> between(Square from, Square to) {
        return moves.stream()
                .filter(move -> move.from() == from && move.to() == to)
                .toList();
    }

    /** The legal moves of the piece on this square, in order. */
    public List<Move> from(Square from) {
        return moves.stream().filter(move -> move.from() == from).toList();
    }

    /** Whether another legal move has the same ends, so that the short text would not name this one. */
    public boolean sharesEnds(Move move) {
        int found = 0;
        for (Move other : moves) {
            if (other.from() == move.from() && other.to() == move.to() && ++found > 1) {
                return true;
            }
        }
        return false;
    }
}

package damka.rules.position;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import java.util.Objects;
import java.util.Optional;

/**
 * A sound position: pieces on squares and the side to move. Immutable, without history.
 *
 * <p>Equal means "the same position" of the repetition rule: the same men and kings of each colour on the same squares,
 * the same side to move (FMJD Annex 1; equal pieces that have swapped squares give the same position).
 */
public final class Position {
    private final Board board;
    private final Color sideToMove;
    private final long white;
    private final long black;
    private final long kings;

    Position(Board board, Color sideToMove, long white, long black, long kings) {
        boolean sound =
                (white & black) == 0 && ((white | black) & ~board.mask()) == 0 && (kings & ~(white | black)) == 0;
        if (!sound) {
            throw new IllegalArgumentException("pieces share a square or stand outside the board");
        }
        this.board = board;
        this.sideToMove = sideToMove;
        this.white = white;
        this.black = black;
        this.kings = kings;
    }

    /** The position of a new game. */
    public static Position start(Board board) {
        return new Position(board, Color.WHITE, board.startMen(Color.WHITE), board.startMen(Color.BLACK), 0);
    }

    public Board board() {
        return board;
    }

    public Color sideToMove() {
        return sideToMove;
    }

    /** All pieces of a side, as a set of bits. */
    public long pieces(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** Men of a side, as a set of bits. */
    public long men(Color color) {
        return pieces(color) & ~kings;
    }

    /** Kings of a side, as a set of bits. */
    public long kings(Color color) {
        return pieces(color) & kings;
    }

    /** Kings of both sides, as a set of bits. */
    public long kings() {
        return kings;
    }

    /** Squares with a piece, as a set of bits. */
    public long occupied() {
        return white | black;
    }

    /** Squares without a piece, as a set of bits. */
    public long empty() {
        return board.mask() & ~(white | black);
    }

    /** Pieces of a side. */
    public int count(Color color) {
        return Long.bitCount(pieces(color));
    }

    /** Pieces of a side and a kind. */
    public int count(Color color, PieceKind kind) {
        return Long.bitCount(kind == PieceKind.KING ? kings(color) : men(color));
    }

    /** What stands on a square. */
    public Optional<Piece> at(Square square) {
        long bit = square.bit();
        if ((occupied() & bit) == 0) {
            return Optional.empty();
        }
        Color color = (white & bit) != 0 ? Color.WHITE : Color.BLACK;
        return Optional.of(Piece.of(color, (kings & bit) != 0 ? PieceKind.KING : PieceKind.MAN));
    }

    /** Whether this move makes a man a king: a man whose move ends on the promotion row (art. 3.5, 4.15). */
    public boolean promotes(Move move) {
        long from = move.from().bit();
        return (kings & from) == 0
                && (board.promotionRow(sideToMove) & move.to().bit()) != 0;
    }

    /**
     * The position after a legal move of this position.
     *
     * @throws IllegalArgumentException if the move belongs to another position
     */
    public Position after(Move move) {
        long from = move.from().bit();
        long to = move.to().bit();
        long own = pieces(sideToMove);
        long others = pieces(sideToMove.opponent());
        long captured = move.capturedSet();
        boolean fits = move.from().board() == board
                && (own & from) != 0
                && (to & occupied() & ~from) == 0
                && (captured & ~others) == 0;
        if (!fits) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        boolean king = (kings & from) != 0 || promotes(move);
        long ownAfter = (own & ~from) | to;
        long othersAfter = others & ~captured;
        long kingsAfter = (kings & ~from & ~captured) | (king ? to : 0);
        return sideToMove == Color.WHITE
                ? new Position(board, Color.BLACK, ownAfter, othersAfter, kingsAfter)
                : new Position(board, Color.WHITE, othersAfter, ownAfter, kingsAfter);
    }

    /** The same pieces with the other side to move. */
    public Position withSideToMove(Color color) {
        return color == sideToMove ? this : new Position(board, color, white, black, kings);
    }

    /** A stable number of the position: equal positions have equal keys, on every machine and in every version. */
    public long key() {
        long key = mix(board.squareCount() * 2L + (sideToMove == Color.WHITE ? 0 : 1));
        key = mix(key ^ white);
        key = mix(key ^ black);
        return mix(key ^ kings);
    }

    // Finaliser of SplitMix64 (Steele, Lea, Flood 2014): each input bit reaches each output bit.
    private static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && board == that.board
                && sideToMove == that.sideToMove
                && white == that.white
                && black == that.black
                && kings == that.kings;
    }

    @Override
    public int hashCode() {
        return Objects.hash(board, sideToMove, white, black, kings);
    }

    @Override
    public String toString() {
        return board.id() + " " + sideToMove + " white=" + board.squaresIn(white) + " black=" + board.squaresIn(black)
                + " kings=" + board.squaresIn(kings);
    }
}

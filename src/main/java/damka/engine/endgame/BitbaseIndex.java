package damka.engine.endgame;

import damka.rules.board.Board;
import damka.rules.board.Color;
import java.util.Optional;

/**
 * Numbers the positions of one material from 0, turned so that the side to move goes up.
 *
 * <p>The men come first: a rank of the own men on the rows that they can stand on, then one of the other side's. They may
 * name a square twice: such a number is a hole. The kings are ranked on the squares that the men leave free, own before the
 * other side's. So all positions with the same men form one block of neighbours: only king moves stay inside a block.
 */
public final class BitbaseIndex {
    private final Board board;
    private final Material material;
    private final long squares;
    private final long ownMenSquares;
    private final long otherMenSquares;
    private final long otherMenSets;
    private final long otherKingSets;
    private final long blockSize;
    private final long size;
    private final int shift;

    public BitbaseIndex(Board board, Material material) {
        this.board = board;
        this.material = material;
        this.squares = board.mask();
        this.shift = Long.numberOfLeadingZeros(squares);
        this.ownMenSquares = squares & ~board.promotionRow(Color.WHITE);
        this.otherMenSquares = squares & ~board.promotionRow(Color.BLACK);
        int free = board.squareCount() - material.men();
        this.otherMenSets = Subsets.count(Long.bitCount(otherMenSquares), material.otherMen());
        this.otherKingSets = Subsets.count(free - material.ownKings(), material.otherKings());
        this.blockSize = Subsets.count(free, material.ownKings()) * otherKingSets;
        this.size = Subsets.count(Long.bitCount(ownMenSquares), material.ownMen()) * otherMenSets * blockSize;
    }

    public Board board() {
        return board;
    }

    public Material material() {
        return material;
    }

    /** Numbers in use, holes included. */
    public long size() {
        return size;
    }

    /** Positions with the same men. */
    long blockSize() {
        return blockSize;
    }

    /** Squares on which own men can stand. */
    long ownMenSquares() {
        return ownMenSquares;
    }

    /** Squares on which the other side's men can stand. */
    long otherMenSquares() {
        return otherMenSquares;
    }

    /** The set seen from the other side of the board: half a turn. */
    long turned(long set) {
        return Long.reverse(set) >>> shift;
    }

    /** The number of a position of this material whose side to move goes up, no man standing on its promotion row. */
    public long rank(long own, long others, long kings) {
        long ownMen = own & ~kings;
        long otherMen = others & ~kings;
        return blockStart(ownMen, otherMen) + rankInBlock(own & kings, others & kings, squares & ~(ownMen | otherMen));
    }

    /** The number of the first position with these men. */
    long blockStart(long ownMen, long otherMen) {
        long men = Subsets.rank(ownMen, ownMenSquares) * otherMenSets + Subsets.rank(otherMen, otherMenSquares);
        return men * blockSize;
    }

    /** The place of the kings in their block; {@code free} are the squares without a man. */
    long rankInBlock(long ownKings, long otherKings, long free) {
        return Subsets.rank(ownKings, free) * otherKingSets + Subsets.rank(otherKings, free & ~ownKings);
    }

    /** The position with this number, 0 to size - 1; empty for a hole. */
    public Optional<Diagram> unrank(long index) {
        long men = index / blockSize;
        long inBlock = index % blockSize;
        long ownMen = Subsets.set(men / otherMenSets, material.ownMen(), ownMenSquares);
        long otherMen = Subsets.set(men % otherMenSets, material.otherMen(), otherMenSquares);
        if ((ownMen & otherMen) != 0) {
            return Optional.empty();
        }
        long free = squares & ~(ownMen | otherMen);
        long ownKings = Subsets.set(inBlock / otherKingSets, material.ownKings(), free);
        long otherKings = Subsets.set(inBlock % otherKingSets, material.otherKings(), free & ~ownKings);
        return Optional.of(new Diagram(ownMen | ownKings, otherMen | otherKings, ownKings | otherKings));
    }
}

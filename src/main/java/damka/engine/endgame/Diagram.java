package damka.engine.endgame;

/**
 * What stands on the board, turned so that the side to move goes up. Sets of bits as in
 * {@link damka.rules.board.Bitboards}.
 *
 * @param own pieces of the side to move
 * @param others pieces of the other side
 * @param kings kings of both
 */
public record Diagram(long own, long others, long kings) {
    // Sets of few bits: a sum of them as they are would put many diagrams into one place of a hash map.
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    @Override
    public int hashCode() {
        long mixed = ((own * MIX + others) * MIX + kings) * MIX;
        return (int) (mixed >>> 32);
    }
}

package damka.engine.endgame;

/**
 * What stands on the board, turned so that the side to move goes up. Sets of bits as in
 * {@link damka.rules.board.Bitboards}.
 *
 * @param own pieces of the side to move
 * @param others pieces of the other side
 * @param kings kings of both
 */
public record Diagram(long own, long others, long kings) {}

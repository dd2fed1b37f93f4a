package damka.rules.game;

import damka.rules.board.Color;
import damka.rules.position.Move;
import damka.rules.position.Position;

/**
 * One move as it was played.
 *
 * @param ply its number in the game, from 1
 */
public record Turn(int ply, Position before, Move move, Position after) {

    /** Who played it. */
    public Color by() {
        return before.sideToMove();
    }

    /** Whether it made a man a king. */
    public boolean promotes() {
        return before.promotes(move);
    }

    /** Whether the positions before it may come back: only a king's move without a capture lets them. */
    public boolean isReversible() {
        return !move.isCapture() && (before.kings() & move.from().bit()) != 0;
    }
}

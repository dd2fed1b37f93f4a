package damka.rules.notation.pdn;

import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.OptionalInt;

/**
 * A start position and what was played from it. A game has more than one when a set-up command stands among its moves.
 *
 * @param halfMoves the counter {@code :H} of the FEN; empty where there is none
 * @param moveNumber the number {@code :F} of the FEN; empty where there is none
 */
public record PdnSegment(Position start, OptionalInt halfMoves, OptionalInt moveNumber, PdnLine line) {

    /** The position after the last move. */
    public Position end() {
        Position position = start;
        for (Move move : line.moves()) {
            position = position.after(move);
        }
        return position;
    }
}

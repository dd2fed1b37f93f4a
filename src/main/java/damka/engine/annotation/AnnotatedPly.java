package damka.engine.annotation;

import damka.rules.position.Move;

/**
 * What is said of one move of a game.
 *
 * @param played what the move is worth for the side that made it
 * @param best the best move that was found; the one that was played where none is better
 * @param bestWorth what it is worth for the same side
 * @param loss how much less the played move is worth, centimen, from 0 to twice {@link Worth#DECIDED}
 * @param depth of the search before the move, plies; 0 for a forced one and for one that the endgame tables know
 */
public record AnnotatedPly(Worth played, Move best, Worth bestWorth, int loss, MoveLabel label, int depth) {

    static AnnotatedPly forced(Worth played, Move move) {
        return new AnnotatedPly(played, move, played, 0, MoveLabel.FORCED, 0);
    }

    static AnnotatedPly compared(Worth played, Move move, Move best, Worth bestWorth, int depth) {
        int loss = move.equals(best) ? 0 : Math.max(0, bestWorth.bounded() - played.bounded());
        return loss == 0
                ? new AnnotatedPly(played, move, played, 0, MoveLabel.BEST, depth)
                : new AnnotatedPly(played, best, bestWorth, loss, MoveLabel.of(loss), depth);
    }
}

package damka.rules.game;

import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.List;

/** A legal move that would end the game, and how. */
public record NextMoveEnds(Move move, Outcome outcome) {

    /** All such moves, in the order of the legal moves. Empty when the game is over already. */
    public static List<NextMoveEnds> of(Game game, DrawMode mode) {
        if (game.outcome(mode).isFinal()) {
            return List.of();
        }
        List<NextMoveEnds> ends = new ArrayList<>();
        for (Move move : game.legalMoves().all()) {
            Outcome outcome = game.play(move).outcome(mode);
            if (outcome.isFinal()) {
                ends.add(new NextMoveEnds(move, outcome));
            }
        }
        return List.copyOf(ends);
    }
}

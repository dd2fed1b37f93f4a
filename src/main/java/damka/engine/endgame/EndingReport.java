package damka.engine.endgame;

import damka.rules.game.Game;
import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the tables say about the position of a game and about each legal move.
 *
 * @param value for the side to move, with no draw rule in force
 * @param category with those of the game
 * @param toConversion plies to the next conversion; empty for a draw and where it is not stored
 * @param toEnd plies to the end of the game; likewise
 * @param moves all legal moves, best first
 */
public record EndingReport(
        EndgameValue value, Category category, OptionalInt toConversion, OptionalInt toEnd, List<RatedMove> moves) {
    public EndingReport {
        moves = List.copyOf(moves);
    }

    /** The report; empty where the tables do not reach. */
    public static Optional<EndingReport> of(Endgames endgames, Game game) {
        if (!endgames.isCovered(game.position())) {
            return Optional.empty();
        }
        Inquiry inquiry = endgames.inquiry();
        DrawProof proof = new DrawProof(endgames, inquiry, game.ruleset());
        Diagram diagram = endgames.diagram(game.position());
        EndgameValue value = inquiry.value(diagram);
        List<RatedMove> moves = new ArrayList<>();
        for (Move move : game.legalMoves().all()) {
            moves.add(rate(endgames, inquiry, proof, game, move));
        }
        moves.sort(RatedMove.BEST_FIRST);
        return Optional.of(new EndingReport(
                value,
                category(proof, game, diagram, value),
                inquiry.plies(diagram, Metric.CONVERSION),
                inquiry.plies(diagram, Metric.END),
                moves));
    }

    private static RatedMove rate(Endgames endgames, Inquiry inquiry, DrawProof proof, Game game, Move move) {
        Game after = game.play(move);
        Diagram diagram = endgames.diagram(after.position());
        EndgameValue value = inquiry.value(diagram);
        boolean converts =
                move.isCapture() || (game.position().kings() & move.from().bit()) == 0;
        OptionalInt toConversion = inquiry.plies(diagram, Metric.CONVERSION);
        return new RatedMove(
                move,
                value.opposite(),
                category(proof, after, diagram, value).opposite(),
                converts && toConversion.isPresent() ? OptionalInt.of(1) : oneMore(toConversion),
                oneMore(inquiry.plies(diagram, Metric.END)));
    }

    private static OptionalInt oneMore(OptionalInt plies) {
        return plies.isPresent() ? OptionalInt.of(plies.getAsInt() + 1) : plies;
    }

    private static Category category(DrawProof proof, Game game, Diagram diagram, EndgameValue value) {
        return switch (value) {
            case WIN -> proof.category(game, diagram, true);
            case LOSS -> proof.category(game, diagram, false);
            case DRAW -> Category.DRAW;
            case UNKNOWN -> throw new IllegalStateException("covered and yet unknown: " + game.position());
        };
    }
}

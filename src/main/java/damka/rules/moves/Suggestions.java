package damka.rules.moves;

import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Route;
import java.util.Comparator;
import java.util.List;

/**
 * Legal moves that somebody may have meant: those of the same piece first, then those with the same end, then those that share
 * most squares with the proposal.
 */
public final class Suggestions {
    private Suggestions() {}

    /** The nearest legal moves, at most {@code limit} of them. */
    public static List<Suggestion> nearest(LegalMoves legal, Proposal proposal, int limit) {
        return legal.all().stream()
                .sorted(nearness(legal, proposal))
                .limit(limit)
                .map(move -> new Suggestion(move, why(move, proposal)))
                .toList();
    }

    /** A route of the nearest legal capture, where captures are mandatory. */
    static Route nearestCapture(LegalMoves legal, Proposal proposal) {
        return legal.all().stream()
                .min(nearness(legal, proposal))
                .filter(Capture.class::isInstance)
                .map(Capture.class::cast)
                .map(capture -> Routes.of(legal.position(), capture).witness())
                .orElseThrow();
    }

    private static Comparator<Move> nearness(LegalMoves legal, Proposal proposal) {
        long named = named(proposal);
        return Comparator.comparing((Move move) -> move.from() != proposal.origin())
                .thenComparing(move -> move.to() != target(proposal))
                .thenComparing(move -> -shared(legal, move, named))
                .thenComparing(move -> distance(move.from(), proposal.origin()))
                .thenComparing(move -> distance(move.to(), target(proposal)))
                .thenComparing(Move.ORDER);
    }

    private static Suggestion.Why why(Move move, Proposal proposal) {
        boolean origin = move.from() == proposal.origin();
        boolean target = move.to() == target(proposal);
        if (origin && target) {
            return Suggestion.Why.SAME_ENDS;
        }
        if (move.isCapture()) {
            return Suggestion.Why.MAXIMUM;
        }
        if (origin) {
            return Suggestion.Why.SAME_ORIGIN;
        }
        return target ? Suggestion.Why.SAME_TARGET : Suggestion.Why.LEGAL;
    }

    private static Square target(Proposal proposal) {
        return proposal.target();
    }

    private static long named(Proposal proposal) {
        List<Square> captured = proposal.fold(line -> List.of(), Proposal.Exact::captured, path -> List.of());
        return MoveJudge.setOf(proposal.squares()) | MoveJudge.setOf(captured);
    }

    // Two squares can be shared by the ends alone; only a longer proposal is worth a look at the squares in between.
    private static int shared(LegalMoves legal, Move move, long named) {
        long touched = move.from().bit() | move.to().bit() | move.capturedSet();
        if (Long.bitCount(named) > 2 && move instanceof Capture capture) {
            touched |= MoveJudge.setOf(
                    Routes.of(legal.position(), capture).witness().squares());
        }
        return Long.bitCount(touched & named);
    }

    private static int distance(Square a, Square b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }
}

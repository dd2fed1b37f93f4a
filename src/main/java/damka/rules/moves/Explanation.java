package damka.rules.moves;

import damka.rules.board.Bitboards;
import damka.rules.board.Board;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.moves.Jumper.Lifting;
import damka.rules.moves.Jumper.Stop;
import damka.rules.position.Move;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Why an own piece may not move as proposed, when no legal move fits: where the proposal breaks. */
final class Explanation {
    // What may be said of almost any two squares: a better reason is looked for.
    private static final Set<ReasonCode> VAGUE =
            EnumSet.of(ReasonCode.NOT_DIAGONAL, ReasonCode.NO_PIECE_TO_CAPTURE, ReasonCode.MAN_TOO_FAR);

    private final LegalMoves legal;
    private final Position position;
    private final Proposal proposal;
    private final Square origin;
    private final Piece piece;
    private final Jumper jumper;

    Explanation(LegalMoves legal, Proposal proposal, Piece piece) {
        this.legal = legal;
        this.position = legal.position();
        this.proposal = proposal;
        this.origin = proposal.origin();
        this.piece = piece;
        this.jumper = Jumper.of(position, origin);
    }

    /** The squares read as a route. */
    Verdict ofRoute(List<Square> squares, Separator separator) {
        Square to = squares.get(1);
        boolean ends = squares.size() == 2;
        boolean quiet = ends && isStep(to);
        boolean asCapture = !ends || separator == Separator.CAPTURE;
        if (quiet && !asCapture) {
            return illegal(captureMandatory());
        }
        FollowedRoute route = FollowedRoute.of(jumper, squares);
        if (route.whole()) {
            return stopped(route.stops(), separator);
        }
        Stop last = route.stops().get(0);
        List<Illegality> reasons = new ArrayList<>(leg(last, squares.get(route.legs() + 1), asCapture));
        if (quiet || !asCapture) {
            reasons.addAll(captureMandatory());
        }
        return illegal(reasons);
    }

    /** The squares read as an end and the captured squares. */
    Verdict ofVictims(Square to, List<Square> victims) {
        if (victims.isEmpty()) {
            return ofStep(to);
        }
        List<Illegality> reasons = impossibleVictims(victims);
        return reasons.isEmpty() ? ofPossibleVictims(to, MoveJudge.setOf(victims)) : illegal(reasons);
    }

    private Verdict ofStep(Square to) {
        List<Move> captures = legal.between(origin, to);
        if (!captures.isEmpty()) {
            return illegal(List.of(moreCaptures(Lights.ends(origin, to), 0)));
        }
        return ofRoute(List.of(origin, to), Separator.STEP);
    }

    private List<Illegality> impossibleVictims(List<Square> victims) {
        List<Illegality> found = new ArrayList<>();
        long own = position.pieces(piece.color());
        long seen = 0;
        for (Square victim : victims) {
            if ((seen & victim.bit()) != 0) {
                found.add(new WrongJump.JumpedTwice(origin, victim, victim));
            } else if ((own & victim.bit()) != 0) {
                found.add(new WrongJump.OwnPieceJumped(origin, victim, victim));
            } else if (position.at(victim).isEmpty()) {
                found.add(new WrongJump.NoPieceToCapture(origin, victim));
            }
            seen |= victim.bit();
        }
        return found;
    }

    private Verdict ofPossibleVictims(Square to, long victims) {
        Jumper among = Jumper.of(position, origin, victims);
        List<Stop> stops = among.stopsAfter(List.of(among.start()), Lifting.AFTERWARDS);
        List<Stop> fitting = stops.stream()
                .filter(stop -> stop.captured() == victims && stop.at() == to.bitIndex())
                .toList();
        if (!fitting.isEmpty()) {
            return stopped(fitting, Separator.CAPTURE);
        }
        boolean tooFew = legal.between(origin, to).stream()
                .anyMatch(move -> move.captureCount() > Long.bitCount(victims) && (victims & ~move.capturedSet()) == 0);
        if (tooFew) {
            List<Square> lights = new ArrayList<>(List.of(origin));
            lights.addAll(position.board().squaresIn(victims));
            lights.add(to);
            return illegal(List.of(moreCaptures(lights, Long.bitCount(victims))));
        }
        return illegal(outOfReach(to, victims, deepest(stops, among.start())));
    }

    private static Stop deepest(List<Stop> stops, Stop start) {
        Stop deepest = start;
        for (Stop stop : stops) {
            deepest = stop.count() > deepest.count() ? stop : deepest;
        }
        return deepest;
    }

    // The piece took what it could of the victims named: why not the next one, or why not to this end?
    private List<Illegality> outOfReach(Square to, long victims, Stop stop) {
        long left = victims & ~stop.captured();
        if (left == 0) {
            return leg(stop.before().orElse(stop), to, true);
        }
        Board board = position.board();
        Square at = jumper.square(stop);
        for (Square victim : board.squaresIn(left)) {
            Optional<Diagonal> way = Diagonal.between(at, victim);
            if (way.isPresent()) {
                return victim.next(way.get().direction())
                        .map(behind -> leg(stop, behind, true))
                        .orElseGet(() -> List.of(new WrongJump.NoPieceToCapture(at, victim)));
            }
        }
        return List.of(new WrongWay.NotDiagonal(at, board.squareAtBit(Bitboards.lowest(left))));
    }

    // The capture is possible, but not the largest, or it stops too early.
    private Verdict stopped(List<Stop> stops, Separator written) {
        List<Move> candidates = legal.from(origin).stream()
                .filter(move -> stops.stream().anyMatch(stop -> jumper.canFinish(stop, move)))
                .toList();
        Stop stop = candidates.isEmpty()
                ? deepest(stops, stops.get(0))
                : stops.stream()
                        .filter(it -> jumper.canFinish(it, candidates.get(0)))
                        .findFirst()
                        .orElseThrow();
        List<Square> trail = jumper.trail(stop);
        List<Illegality> reasons = new ArrayList<>(List.of(moreCaptures(trail, stop.count())));
        long next = jumper.takable(stop);
        if (next != 0) {
            Illegality incomplete = new WrongChoice.CaptureIncomplete(
                    trail, stop.count(), position.board().squaresIn(next));
            reasons.add(candidates.isEmpty() ? 1 : 0, incomplete);
        }
        if (written == Separator.STEP) {
            reasons.add(new Illegality.SeparatorMismatch(written, Separator.CAPTURE));
        }
        if (candidates.isEmpty()) {
            return illegal(reasons);
        }
        Optional<Move> completion = candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty();
        return new Verdict.Prefix(candidates, completion, reasons);
    }

    private List<Illegality> leg(Stop stop, Square to, boolean asCapture) {
        List<Illegality> reasons = legCheck(stop, asCapture).reasons(jumper.square(stop), to);
        boolean vague = reasons.stream().allMatch(reason -> VAGUE.contains(reason.code()));
        if (asCapture && vague) {
            Optional<Illegality> belief = wrongBelief(stop, to);
            if (belief.isPresent()) {
                return List.of(belief.get());
            }
        }
        return reasons.isEmpty() ? List.of(new WrongJump.NoPieceToCapture(jumper.square(stop), to)) : reasons;
    }

    // The square can be reached if captured pieces vanish at once, or may be jumped again: then that is the mistake.
    private Optional<Illegality> wrongBelief(Stop stop, Square to) {
        for (Lifting belief : List.of(Lifting.AGAIN, Lifting.AT_ONCE)) {
            for (Stop reached : jumper.stopsAfter(List.of(stop), belief)) {
                if (reached.at() == to.bitIndex()) {
                    return captureInTheWay(reached);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Illegality> captureInTheWay(Stop stop) {
        if (stop.before().isEmpty()) {
            return Optional.empty();
        }
        Stop before = stop.before().get();
        Optional<Illegality> earlier = captureInTheWay(before);
        return earlier.isPresent()
                ? earlier
                : legCheck(before, true).reasons(jumper.square(before), jumper.square(stop)).stream()
                        .filter(reason -> reason.articles().contains("4.8"))
                        .findFirst();
    }

    private LegCheck legCheck(Stop stop, boolean asCapture) {
        return new LegCheck(position, origin, piece, stop.captured(), asCapture);
    }

    private boolean isStep(Square to) {
        boolean near = piece.isKing()
                || Diagonal.between(origin, to)
                        .filter(way -> way.distance() == 1)
                        .isPresent();
        return near && legCheck(jumper.start(), false).reasons(origin, to).isEmpty();
    }

    private List<Illegality> captureMandatory() {
        if (!legal.mustCapture()) {
            return List.of();
        }
        List<Square> capturers = legal.all().stream().map(Move::from).distinct().toList();
        return List.of(new WrongChoice.CaptureMandatory(capturers, legal.captureCount(), example()));
    }

    private Illegality moreCaptures(List<Square> squares, int captured) {
        return new WrongChoice.MoreCapturesAvailable(squares, captured, legal.captureCount(), example());
    }

    private Route example() {
        return Suggestions.nearestCapture(legal, proposal);
    }

    private static Verdict illegal(List<Illegality> reasons) {
        return new Verdict.Illegal(reasons);
    }
}

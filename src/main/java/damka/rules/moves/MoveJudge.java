package damka.rules.moves;

import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.moves.Jumper.Stop;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;

/**
 * Says whether a proposal names a legal move, and if not, why.
 *
 * <p>That the game is over is known to the caller: where nothing is legal, the reasons are those of the squares alone.
 */
public final class MoveJudge {
    private final LegalMoves legal;
    private final Position position;
    private final Proposal proposal;

    private MoveJudge(LegalMoves legal, Proposal proposal) {
        this.legal = legal;
        this.position = legal.position();
        this.proposal = proposal;
    }

    /**
     * The verdict on one proposal.
     *
     * @throws IllegalArgumentException if the proposal names squares of the other board
     */
    public static Verdict judge(LegalMoves legal, Proposal proposal) {
        if (proposal.origin().board() != legal.position().board()) {
            throw new IllegalArgumentException("squares of the other board: " + proposal);
        }
        return new MoveJudge(legal, proposal).verdict();
    }

    /** The legal moves that a proposal names, in order, without a word on why not. */
    public static List<Move> fitting(LegalMoves legal, Proposal proposal) {
        return new MoveJudge(legal, proposal).fitting();
    }

    private Verdict verdict() {
        List<Move> fitting = fitting();
        if (fitting.size() > 1) {
            return new Verdict.Ambiguous(fitting);
        }
        if (fitting.size() == 1) {
            return new Verdict.Legal(fitting.get(0), warnings(fitting.get(0)));
        }
        Square origin = proposal.origin();
        return position.at(origin)
                .map(piece -> piece.color() == position.sideToMove() ? ownPiece(piece) : opponentPiece(piece))
                .orElseGet(() -> new Verdict.Illegal(List.of(new WrongPiece.NoPieceOnOrigin(origin))));
    }

    private List<Move> fitting() {
        return proposal.fold(
                line -> legal.from(line.origin()).stream()
                        .filter(move -> fitsLine(line.squares(), move))
                        .toList(),
                exact -> legal.from(exact.from()).stream()
                        .filter(move -> fitsVictims(exact.to(), exact.captured(), move))
                        .toList(),
                path -> legal.from(path.origin()).stream()
                        .filter(move -> fitsRoute(path.squares(), move))
                        .toList());
    }

    private boolean fitsLine(List<Square> squares, Move move) {
        boolean list = squares.size() > 2 && fitsVictims(squares.get(1), squares.subList(2, squares.size()), move);
        return list || fitsRoute(squares, move);
    }

    private static boolean fitsVictims(Square to, List<Square> captured, Move move) {
        return move.to() == to && captured.size() == move.captureCount() && setOf(captured) == move.capturedSet();
    }

    // A capture lands once for each victim, so a list of more squares fits none.
    private boolean fitsRoute(List<Square> squares, Move move) {
        int legs = squares.size() - 1;
        if (move.to() != squares.get(legs)) {
            return false;
        }
        if (legs == 1) {
            return true;
        }
        if (legs > move.captureCount()) {
            return false;
        }
        Jumper jumper = Jumper.of(position, move.from(), move.capturedSet());
        return FollowedRoute.of(jumper, squares).reached().stream().anyMatch(stop -> taken(stop, move));
    }

    private static boolean taken(Stop stop, Move move) {
        return stop.captured() == move.capturedSet();
    }

    private List<Illegality> warnings(Move move) {
        Separator expected = move.isCapture() ? Separator.CAPTURE : Separator.STEP;
        Separator written = written();
        boolean agrees = written == Separator.NONE || written == expected;
        return agrees ? List.of() : List.of(new Illegality.SeparatorMismatch(written, expected));
    }

    private Separator written() {
        return proposal.fold(Proposal.Line::separator, exact -> Separator.NONE, path -> Separator.NONE);
    }

    // The move of an opponent's piece: was it his turn, it might be right.
    private Verdict opponentPiece(Piece piece) {
        LegalMoves his = LegalMoves.of(position.withSideToMove(piece.color()));
        boolean rightForHim = !new MoveJudge(his, proposal).fitting().isEmpty();
        Square origin = proposal.origin();
        return new Verdict.Illegal(List.of(
                rightForHim
                        ? new WrongPiece.NotYourTurn(origin, position.sideToMove())
                        : new WrongPiece.OpponentPiece(origin, piece)));
    }

    private Verdict ownPiece(Piece piece) {
        Explanation explanation = new Explanation(legal, proposal, piece);
        return proposal.fold(
                line -> victimsOf(line)
                        .map(victims -> explanation.ofVictims(line.squares().get(1), victims))
                        .orElseGet(() -> explanation.ofRoute(line.squares(), line.separator())),
                exact -> explanation.ofVictims(exact.to(), exact.captured()),
                path -> explanation.ofRoute(path.squares(), Separator.NONE));
    }

    // What nobody may play is explained as a list of victims where pieces stand on all squares after the second.
    private Optional<List<Square>> victimsOf(Proposal.Line line) {
        List<Square> squares = line.squares();
        if (squares.size() < 3) {
            return Optional.empty();
        }
        long origin = line.origin().bit();
        long occupied = position.occupied() & ~origin;
        List<Square> victims = squares.subList(2, squares.size());
        boolean landsFree = (occupied & squares.get(1).bit()) == 0;
        boolean allTaken = victims.stream().allMatch(square -> (occupied & square.bit()) != 0);
        return landsFree && allTaken ? Optional.of(victims) : Optional.empty();
    }

    static long setOf(List<Square> squares) {
        long set = 0;
        for (Square square : squares) {
            set |= square.bit();
        }
        return set;
    }
}

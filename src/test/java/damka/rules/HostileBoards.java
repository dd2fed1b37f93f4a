package damka.rules;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Direction;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.Routes;
import damka.rules.position.Move;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * Looks for composed boards that are as bad as can be by some measure: from random boards uphill, one to three squares at a
 * time, and anew where nothing better was found for long.
 */
public final class HostileBoards {
    private static final int PATIENCE = 1_500;
    private static final int MOST_CHANGES = 3;
    // Of ten squares of a first board one has a king to move, three have men to be taken.
    private static final int DENSITY = 10;
    private static final int MEN = 4;

    private final Board board;
    private final ToLongFunction<Position> measure;
    private final Random random;

    private HostileBoards(Board board, ToLongFunction<Position> measure, long seed) {
        this.board = board;
        this.measure = measure;
        this.random = new Random(seed);
    }

    /** A board and how bad it is. */
    public record Found(Position position, long measured) {}

    /**
     * The worst board that so many trials find.
     *
     * @param known bad boards, where the first climbs begin
     */
    public static Found worst(
            Board board, ToLongFunction<Position> measure, List<Position> known, long seed, int trials) {
        return new HostileBoards(board, measure, seed).climb(new ArrayDeque<>(known), trials);
    }

    /** How often a piece lands while every way of every capture is walked: the work of a generator without a memory. */
    public static long landings(Position position) {
        long landings = 0;
        for (Square from : position.board().squares()) {
            boolean own = position.at(from)
                    .filter(piece -> piece.color() == position.sideToMove())
                    .isPresent();
            landings += own ? landings(position, from, from, new HashSet<>()) : 0;
        }
        return landings;
    }

    private static long landings(Position position, Square from, Square at, Set<Square> jumped) {
        boolean king = position.at(from).orElseThrow().kind() == PieceKind.KING;
        long landings = 0;
        for (Direction direction : Direction.values()) {
            Optional<Square> next = at.next(direction);
            while (king && next.isPresent() && isFree(position, from, next.get())) {
                next = next.get().next(direction);
            }
            Optional<Square> victim = next.filter(square -> isVictim(position, square) && !jumped.contains(square));
            Optional<Square> behind = victim.flatMap(square -> square.next(direction));
            while (behind.isPresent() && isFree(position, from, behind.get())) {
                jumped.add(victim.orElseThrow());
                landings += 1 + landings(position, from, behind.get(), jumped);
                jumped.remove(victim.orElseThrow());
                behind = king ? behind.get().next(direction) : Optional.empty();
            }
        }
        return landings;
    }

    private static boolean isFree(Position position, Square from, Square square) {
        return square == from || position.at(square).isEmpty();
    }

    private static boolean isVictim(Position position, Square square) {
        return position.at(square)
                .filter(piece -> piece.color() != position.sideToMove())
                .isPresent();
    }

    /** The ways of all legal captures. */
    public static long routes(Position position) {
        long routes = 0;
        for (Move move : LegalMoves.of(position).all()) {
            routes += move.fold(
                    step -> 0L, capture -> Routes.of(position, capture).count());
        }
        return routes;
    }

    private Found climb(Deque<Position> known, int trials) {
        Optional<Found> worst = Optional.empty();
        int tried = 0;
        while (tried < trials) {
            List<Optional<Piece>> pieces = known.isEmpty() ? randomPieces() : pieces(known.removeFirst());
            long height = height(pieces);
            int vain = 0;
            for (; vain < PATIENCE && tried < trials; tried++) {
                List<Optional<Piece>> other = changed(pieces);
                long found = height(other);
                vain = found > height ? 0 : vain + 1;
                if (found >= height) {
                    pieces = other;
                    height = found;
                }
            }
            if (worst.isEmpty() || height > worst.get().measured()) {
                worst = position(pieces).map(position -> new Found(position, measure.applyAsLong(position)));
            }
        }
        return worst.orElseThrow();
    }

    private long height(List<Optional<Piece>> pieces) {
        return position(pieces).map(measure::applyAsLong).orElse(-1L);
    }

    private List<Optional<Piece>> pieces(Position position) {
        return board.squares().stream().map(position::at).toList();
    }

    private List<Optional<Piece>> randomPieces() {
        List<Optional<Piece>> pieces = new ArrayList<>();
        for (int i = 0; i < board.squareCount(); i++) {
            int kind = random.nextInt(DENSITY);
            pieces.add(
                    kind == 0
                            ? Optional.of(Piece.of(Color.WHITE, PieceKind.KING))
                            : kind < MEN ? Optional.of(Piece.of(Color.BLACK, PieceKind.MAN)) : Optional.empty());
        }
        return pieces;
    }

    private List<Optional<Piece>> changed(List<Optional<Piece>> pieces) {
        List<Optional<Piece>> other = new ArrayList<>(pieces);
        for (int i = 1 + random.nextInt(MOST_CHANGES); i > 0; i--) {
            other.set(random.nextInt(other.size()), anyPiece());
        }
        return other;
    }

    private Optional<Piece> anyPiece() {
        return switch (random.nextInt(4)) {
            case 0 -> Optional.of(Piece.of(Color.WHITE, PieceKind.KING));
            case 1 -> Optional.of(Piece.of(Color.WHITE, PieceKind.MAN));
            case 2 -> Optional.of(Piece.of(Color.BLACK, PieceKind.MAN));
            default -> Optional.empty();
        };
    }

    private Optional<Position> position(List<Optional<Piece>> pieces) {
        List<Placement> placed = new ArrayList<>();
        for (Square square : board.squares()) {
            pieces.get(square.number() - 1).ifPresent(piece -> placed.add(new Placement(square, piece)));
        }
        return new Setup(board, Color.WHITE, placed)
                .check(Setup.Admission.COMPOSED)
                .fold(Optional::of, faults -> Optional.empty());
    }
}

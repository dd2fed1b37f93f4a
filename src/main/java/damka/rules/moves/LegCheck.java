package damka.rules.moves;

import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a piece cannot go straight from one square to another, judged by the squares alone. Says nothing of a step that is
 * possible, nor of a jump.
 */
final class LegCheck {
    private static final int JUMP = 2;

    private final Position position;
    private final Piece piece;
    private final boolean asCapture;
    private final long dead;
    private final long occupied;
    private final long own;
    private final long enemies;

    /**
     * @param origin where the move of the piece began: its square counts as empty
     * @param dead what it has captured so far
     * @param asCapture whether the way was meant as a capture
     */
    LegCheck(Position position, Square origin, Piece piece, long dead, boolean asCapture) {
        Color color = piece.color();
        this.position = position;
        this.piece = piece;
        this.asCapture = asCapture;
        this.dead = dead;
        this.occupied = position.occupied() & ~origin.bit();
        this.own = position.pieces(color) & ~origin.bit();
        this.enemies = position.pieces(color.opponent()) & ~dead;
    }

    /** The reasons, the most specific first; empty for a possible step. */
    List<Illegality> reasons(Square from, Square to) {
        if (from == to) {
            return List.of(
                    asCapture
                            ? new WrongJump.NoPieceToCapture(from, to)
                            : new WrongWay.TargetOccupied(from, to, piece));
        }
        return Diagonal.between(from, to)
                .map(way -> alongDiagonal(from, to, way))
                .orElseGet(() -> offDiagonal(from, to));
    }

    private List<Illegality> offDiagonal(Square from, Square to) {
        List<Illegality> found = new ArrayList<>(List.of(new WrongWay.NotDiagonal(from, to)));
        targetOccupied(from, to).ifPresent(found::add);
        return found;
    }

    private List<Illegality> alongDiagonal(Square from, Square to, Diagonal way) {
        Optional<Illegality> captured = blockedByCaptured(from, to, way);
        if (captured.isPresent()) {
            return List.of(captured.get());
        }
        List<Illegality> found = new ArrayList<>();
        if (piece.isKing()) {
            kingReasons(from, to, way, found);
        } else {
            manReasons(from, to, way, found);
        }
        return found;
    }

    // The king's way as a jump is judged by the pieces in contact first, as a step by the first piece in the way.
    private void kingReasons(Square from, Square to, Diagonal way, List<Illegality> found) {
        Optional<Illegality> ownJumped =
                asCapture || way.distance() == JUMP ? ownPieceJumped(from, to, way) : Optional.empty();
        Optional<Illegality> contact = twoInARow(from, to, way);
        ownJumped.ifPresent(found::add);
        if (asCapture) {
            contact.ifPresent(found::add);
        }
        targetOccupied(from, to).ifPresent(found::add);
        if (ownJumped.isEmpty()) {
            pathBlocked(from, to, way).ifPresent(found::add);
        }
        if (!asCapture) {
            contact.ifPresent(found::add);
        }
        if (asCapture && found.isEmpty()) {
            found.add(new WrongJump.NoPieceToCapture(from, to));
        }
    }

    private void manReasons(Square from, Square to, Diagonal way, List<Illegality> found) {
        boolean jump = way.distance() == JUMP && holds(occupied, way.between().get(0));
        if (jump) {
            ownPieceJumped(from, to, way).ifPresent(found::add);
        }
        if (jump || asCapture) {
            twoInARow(from, to, way).ifPresent(found::add);
        }
        targetOccupied(from, to).ifPresent(found::add);
        if (jump) {
            return;
        }
        if (asCapture && way.between().stream().noneMatch(square -> holds(occupied, square)) && found.isEmpty()) {
            found.add(new WrongJump.NoPieceToCapture(from, to));
        }
        if (way.distance() > 1) {
            found.add(new WrongWay.ManTooFar(from, to, way.distance()));
        }
        boolean backward = !way.direction().isForwardFor(piece.color());
        if (backward && (!asCapture || way.distance() == 1)) {
            found.add(new WrongWay.ManBackward(from, to));
        }
    }

    private Optional<Illegality> blockedByCaptured(Square from, Square to, Diagonal way) {
        List<Square> pieces =
                way.between().stream().filter(square -> holds(occupied, square)).toList();
        if (pieces.size() == 1 && holds(dead, pieces.get(0)) && !holds(occupied, to)) {
            boolean reach = piece.isKing() || way.distance() == JUMP;
            return reach ? Optional.of(new WrongJump.JumpedTwice(from, pieces.get(0), to)) : Optional.empty();
        }
        List<Square> line = new ArrayList<>(way.between());
        line.add(to);
        return line.stream()
                .filter(square -> holds(dead, square))
                .findFirst()
                .map(blocker -> new WrongJump.BlockedByCaptured(from, blocker, to));
    }

    private Optional<Illegality> ownPieceJumped(Square from, Square to, Diagonal way) {
        return way.between().stream()
                .filter(square -> holds(own, square))
                .findFirst()
                .map(blocker -> new WrongJump.OwnPieceJumped(from, blocker, to));
    }

    // A man meets only the piece next to him, a king the first pair on his line.
    private Optional<Illegality> twoInARow(Square from, Square to, Diagonal way) {
        List<Square> line = new ArrayList<>(way.between());
        line.add(to);
        int last = piece.isKing() ? line.size() - 1 : Math.min(1, line.size() - 1);
        for (int i = 0; i < last; i++) {
            if (holds(enemies, line.get(i)) && holds(enemies, line.get(i + 1))) {
                return Optional.of(new WrongJump.TwoInARow(from, line.get(i), line.get(i + 1), to));
            }
        }
        return Optional.empty();
    }

    private Optional<Illegality> targetOccupied(Square from, Square to) {
        return holds(occupied, to)
                ? position.at(to).map(there -> new WrongWay.TargetOccupied(from, to, there))
                : Optional.empty();
    }

    private Optional<Illegality> pathBlocked(Square from, Square to, Diagonal way) {
        return way.between().stream()
                .filter(square -> holds(occupied, square))
                .findFirst()
                .flatMap(blocker ->
                        position.at(blocker).map(there -> new WrongWay.KingPathBlocked(from, blocker, to, there)));
    }

    private static boolean holds(long set, Square square) {
        return (set & square.bit()) != 0;
    }
}

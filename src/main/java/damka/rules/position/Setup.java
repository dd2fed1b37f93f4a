package damka.rules.position;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What somebody wrote, perhaps impossible: pieces in the order in which they were named, all on squares of the board.
 *
 * @param placements in the order of the text; a square may come twice
 */
public record Setup(Board board, Color sideToMove, List<Placement> placements) {

    /** Which boards are let through. */
    public enum Admission {
        /** What can stand in a game: at most 20 (12) pieces a side, no man on its promotion row. */
        GAME,
        /** Composed problems too: any number of pieces, men anywhere, a piece named twice. */
        COMPOSED
    }

    public Setup {
        placements = List.copyOf(placements);
        for (Placement placement : placements) {
            if (placement.square().board() != board) {
                throw new IllegalArgumentException("a square of the other board: " + placement);
            }
        }
    }

    /** The position of a new game. */
    public static Setup start(Board board) {
        List<Placement> pieces = new ArrayList<>();
        for (Color color : Color.values()) {
            for (Square square : board.squaresIn(board.startMen(color))) {
                pieces.add(new Placement(square, Piece.of(color, PieceKind.MAN)));
            }
        }
        return new Setup(board, Color.WHITE, pieces);
    }

    /** The position, or all faults, in the order of the text. */
    public SetupCheck check(Admission admission) {
        List<PositionFault> faults = new ArrayList<>();
        Map<Square, Piece> pieces = new TreeMap<>();
        for (Placement placement : placements) {
            Optional<PositionFault> fault = place(placement, pieces, admission);
            fault.ifPresent(faults::add);
        }
        if (admission == Admission.GAME) {
            countFaults(pieces, faults);
        }
        return faults.isEmpty() ? new SetupCheck.Sound(toPosition(pieces)) : new SetupCheck.Faulty(faults);
    }

    private Optional<PositionFault> place(Placement placement, Map<Square, Piece> pieces, Admission admission) {
        Square square = placement.square();
        Piece piece = placement.piece();
        if (pieces.containsKey(square)) {
            Piece first = pieces.getOrDefault(square, piece);
            boolean harmless = admission == Admission.COMPOSED && first == piece;
            return harmless ? Optional.empty() : Optional.of(new PositionFault.SquareNamedTwice(square, first, piece));
        }
        pieces.put(square, piece);
        boolean manAtHisGoal = !piece.isKing() && (square.bit() & board.promotionRow(piece.color())) != 0;
        if (manAtHisGoal && admission == Admission.GAME) {
            return Optional.of(new PositionFault.ManOnPromotionRow(square, piece.color()));
        }
        return Optional.empty();
    }

    private void countFaults(Map<Square, Piece> pieces, List<PositionFault> faults) {
        Map<Color, Integer> counts = new EnumMap<>(Color.class);
        for (Piece piece : pieces.values()) {
            counts.merge(piece.color(), 1, Integer::sum);
        }
        counts.forEach((color, count) -> {
            if (count > board.menAtStart()) {
                faults.add(new PositionFault.TooManyPieces(color, count, board.menAtStart()));
            }
        });
    }

    private Position toPosition(Map<Square, Piece> pieces) {
        long white = 0;
        long black = 0;
        long kings = 0;
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            long bit = entry.getKey().bit();
            if (entry.getValue().color() == Color.WHITE) {
                white |= bit;
            } else {
                black |= bit;
            }
            if (entry.getValue().isKing()) {
                kings |= bit;
            }
        }
        return new Position(board, sideToMove, white, black, kings);
    }
}

package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import damka.rules.position.SetupCheck;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What holds for the legal moves of every position. */
class MoveProperties {

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void turningTheBoardAndSwappingTheColoursTurnsTheMoves(@ForAll("positions") Position position) {
        List<Move> turned = LegalMoves.of(position).all().stream()
                .map(MoveProperties::flipped)
                .sorted()
                .toList();

        assertThat(LegalMoves.of(Positions.flipped(position)).all()).isEqualTo(turned);
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void aLegalMoveLeadsToASoundPosition(@ForAll("positions") Position position) {
        for (Move move : LegalMoves.of(position).all()) {
            Position after = position.after(move);

            assertThat(setup(after).check(Setup.Admission.GAME)).isEqualTo(new SetupCheck.Sound(after));
        }
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void aMoveChangesWhatTheRulesSayAndNothingElse(@ForAll("positions") Position position) {
        for (Move move : LegalMoves.of(position).all()) {
            assertThat(position.after(move)).isEqualTo(replayed(position, move));
        }
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void aCaptureIsSeenWithoutListingIt(@ForAll("positions") Position position) {
        Color side = position.sideToMove();

        boolean seen = MoveGenerator.canCapture(
                position.pieces(side),
                position.pieces(side.opponent()),
                position.kings(),
                position.board().mask());

        assertThat(seen).isEqualTo(LegalMoves.of(position).mustCapture());
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void equalPositionsHaveEqualKeysAndOthersDiffer(
            @ForAll("positions") Position position, @ForAll("positions") Position other) {
        Position again = setup(position).check(Setup.Admission.GAME).fold(sound -> sound, faults -> other);

        assertThat(again).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(again.key()).isEqualTo(position.key());
        assertThat(other.key() == position.key()).isEqualTo(other.equals(position));
    }

    private static Move flipped(Move move) {
        Square from = Positions.flipped(move.from());
        Square to = Positions.flipped(move.to());
        long captured = move.captured().stream()
                .mapToLong(square -> Positions.flipped(square).bit())
                .sum();
        return captured == 0 ? new Move.Step(from, to) : new Move.Capture(from, to, captured);
    }

    // The turn by hand, piece by piece (art. 3.5, 4.8, 4.15).
    private static Position replayed(Position position, Move move) {
        Color side = position.sideToMove();
        List<Placement> left = new ArrayList<>();
        for (Placement placement : setup(position).placements()) {
            boolean stays =
                    !placement.square().equals(move.from()) && !move.captured().contains(placement.square());
            if (stays) {
                left.add(placement);
            }
        }
        int lastRow = side == Color.WHITE ? 0 : position.board().size() - 1;
        boolean king =
                position.at(move.from()).orElseThrow().isKing() || move.to().row() == lastRow;
        left.add(new Placement(move.to(), Piece.of(side, king ? PieceKind.KING : PieceKind.MAN)));
        return new Setup(position.board(), side.opponent(), left)
                .check(Setup.Admission.COMPOSED)
                .fold(sound -> sound, faults -> position);
    }

    private static Setup setup(Position position) {
        Board board = position.board();
        List<Placement> placements = new ArrayList<>();
        for (Square square : board.squares()) {
            position.at(square).ifPresent(piece -> placements.add(new Placement(square, piece)));
        }
        return new Setup(board, position.sideToMove(), placements);
    }

    @Provide
    Arbitrary<Position> positions() {
        return Positions.any();
    }
}

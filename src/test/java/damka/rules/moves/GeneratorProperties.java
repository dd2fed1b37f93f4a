package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.Positions.Kind;
import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** The generator against the naive reading of the rules: 205,000 positions in each run. */
class GeneratorProperties {

    @Property(tries = 20_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void playoutsGenerateAsTheRulesRead(@ForAll("playouts") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    @Property(tries = 40_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void sparseKingsGenerateAsTheRulesRead(@ForAll("sparseKings") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    @Property(tries = 40_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void crowdedBoardsGenerateAsTheRulesRead(@ForAll("crowded") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    @Property(tries = 15_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void latticesGenerateAsTheRulesRead(@ForAll("lattices") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    @Property(tries = 40_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void manChainsGenerateAsTheRulesRead(@ForAll("manChains") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    @Property(tries = 40_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void randomSetupsGenerateAsTheRulesRead(@ForAll("setups") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void composedBoardsGenerateAsTheRulesRead(@ForAll("composed") Position position) {
        assertThat(LegalMoves.of(position).all()).isEqualTo(naive(position));
    }

    private static List<Move> naive(Position position) {
        return List.copyOf(NaiveGenerator.movesOf(position).keySet());
    }

    @Provide
    Arbitrary<Position> playouts() {
        return onBothBoards(Kind.PLAYOUT);
    }

    @Provide
    Arbitrary<Position> sparseKings() {
        return onBothBoards(Kind.SPARSE_KINGS);
    }

    @Provide
    Arbitrary<Position> crowded() {
        return onBothBoards(Kind.CROWDED);
    }

    @Provide
    Arbitrary<Position> lattices() {
        return onBothBoards(Kind.LATTICE);
    }

    @Provide
    Arbitrary<Position> manChains() {
        return onBothBoards(Kind.MAN_CHAIN);
    }

    @Provide
    Arbitrary<Position> setups() {
        return onBothBoards(Kind.SETUP);
    }

    @Provide
    Arbitrary<Position> composed() {
        return Arbitraries.of(Board.values()).flatMap(Positions::composed);
    }

    private static Arbitrary<Position> onBothBoards(Kind kind) {
        return Arbitraries.of(Board.values()).flatMap(board -> Positions.of(board, kind));
    }
}

package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

class JudgeProperties {

    /** What a pair of squares may be told; the codes that need a text, several squares or a game are left out. */
    static final Set<ReasonCode> OF_PAIRS = EnumSet.of(
            ReasonCode.NO_PIECE_ON_ORIGIN,
            ReasonCode.OPPONENT_PIECE,
            ReasonCode.NOT_YOUR_TURN,
            ReasonCode.TARGET_OCCUPIED,
            ReasonCode.NOT_DIAGONAL,
            ReasonCode.MAN_BACKWARD,
            ReasonCode.MAN_TOO_FAR,
            ReasonCode.KING_PATH_BLOCKED,
            ReasonCode.CAPTURE_MANDATORY,
            ReasonCode.MORE_CAPTURES_AVAILABLE,
            ReasonCode.CAPTURE_INCOMPLETE,
            ReasonCode.JUMPED_TWICE,
            ReasonCode.BLOCKED_BY_CAPTURED,
            ReasonCode.OWN_PIECE_JUMPED,
            ReasonCode.NO_PIECE_TO_CAPTURE,
            ReasonCode.TWO_IN_A_ROW);

    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void everyPairOfSquaresIsLegalOrHasASpecificReason(
            @ForAll("positions") Position position, @ForAll Separator separator) {
        everyPairIsJudged(position, separator);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void composedBoardsAreJudgedLikeAllOthers(@ForAll("composed") Position position, @ForAll Separator separator) {
        everyPairIsJudged(position, separator);
    }

    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void everyLegalMoveIsLegalByItsTripleAndByEachOfItsRoutes(@ForAll("positions") Position position) {
        LegalMoves legal = LegalMoves.of(position);
        for (Move move : legal.all()) {
            Proposal triple = new Proposal.Exact(move.from(), move.to(), move.captured());
            assertThat(MoveJudge.judge(legal, triple)).isEqualTo(new Verdict.Legal(move, List.of()));
            if (move instanceof Capture capture) {
                for (Route route : Routes.of(position, capture).list(8)) {
                    Proposal path = new Proposal.Path(route.squares());
                    assertThat(MoveJudge.judge(legal, path))
                            .as("%s %s", Positions.fen(position), route)
                            .isEqualTo(
                                    path.squares().size() > 2
                                            ? new Verdict.Legal(move, List.of())
                                            : MoveJudge.judge(
                                                    legal, new Proposal.Path(List.of(move.from(), move.to()))));
                }
            }
        }
    }

    @Property(tries = 1_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void anyLineOfSquaresIsLegalOnlyAsALegalMove(
            @ForAll("positions") Position position, @ForAll("lines") List<Integer> line) {
        LegalMoves legal = LegalMoves.of(position);
        Board board = position.board();
        List<Square> squares = line.stream()
                .map(number -> board.squares().get(number % board.squareCount()))
                .toList();

        Verdict verdict = MoveJudge.judge(legal, new Proposal.Line(squares, Separator.CAPTURE));

        Optional<Move> move = verdict.fold(
                right -> Optional.of(right.move()), many -> Optional.empty(), begun -> Optional.empty(), no -> {
                    assertThat(no.reasons()).isNotEmpty();
                    return Optional.empty();
                });
        assertThat(legal.all()).containsAll(move.stream().toList());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void clicksAlongTheNextSquaresReachEveryLegalMoveAndNoOther(@ForAll("positions") Position position) {
        LegalMoves legal = LegalMoves.of(position);
        Set<Move> reached = new HashSet<>();

        click(legal, List.of(), reached, new int[] {2_000});

        assertThat(legal.all()).containsAll(reached);
        for (Move move : legal.all()) {
            List<Square> clicks = move instanceof Capture capture
                    ? Routes.of(position, capture).witness().squares()
                    : List.of(move.from(), move.to());
            assertThat(Selection.of(legal, clicks).completes()).contains(move);
        }
    }

    private static void click(LegalMoves legal, List<Square> clicks, Set<Move> reached, int[] budget) {
        if (budget[0]-- <= 0) {
            return;
        }
        Selection selection = Selection.of(legal, clicks);
        assertThat(selection).isInstanceOf(Selection.Open.class);
        boolean deadEnd = selection.next().isEmpty() && !legal.isEmpty();
        assertThat(selection.completes().isPresent()).isEqualTo(deadEnd);
        selection.completes().ifPresent(reached::add);
        for (Selection.Next next : selection.next()) {
            List<Square> more = new ArrayList<>(clicks);
            more.add(next.square());
            click(legal, more, reached, budget);
        }
    }

    private static void everyPairIsJudged(Position position, Separator separator) {
        LegalMoves legal = LegalMoves.of(position);
        List<String> wrong = new ArrayList<>();
        for (Square from : position.board().squares()) {
            for (Square to : position.board().squares()) {
                Proposal pair = new Proposal.Line(List.of(from, to), separator);
                Verdict verdict = MoveJudge.judge(legal, pair);
                if (!isRight(legal, pair, verdict)) {
                    wrong.add(Positions.fen(position) + " " + pair + " " + verdict);
                }
            }
            suggestionsAreLegal(legal, new Proposal.Line(List.of(from, from), separator));
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isRight(LegalMoves legal, Proposal pair, Verdict verdict) {
        List<Move> fitting = legal.between(pair.origin(), pair.target());
        return verdict.fold(
                right -> fitting.equals(List.of(right.move())),
                many -> fitting.equals(many.candidates()),
                begun -> fitting.isEmpty()
                        && legal.all().containsAll(begun.candidates())
                        && begun.reasons().get(0).code() == ReasonCode.CAPTURE_INCOMPLETE,
                no -> fitting.isEmpty()
                        && OF_PAIRS.contains(no.reasons().get(0).code())
                        && new HashSet<>(no.reasons()).size() == no.reasons().size());
    }

    private static void suggestionsAreLegal(LegalMoves legal, Proposal proposal) {
        List<Suggestion> suggestions = Suggestions.nearest(legal, proposal, 5);
        assertThat(suggestions).hasSize(Math.min(5, legal.size()));
        assertThat(suggestions)
                .extracting(Suggestion::move)
                .doesNotHaveDuplicates()
                .isSubsetOf(legal.all());
    }

    @Provide
    Arbitrary<Position> positions() {
        return Positions.any();
    }

    @Provide
    Arbitrary<Position> composed() {
        return Arbitraries.of(Board.values()).flatMap(Positions::composed);
    }

    @Provide
    Arbitrary<List<Integer>> lines() {
        return Arbitraries.integers().between(0, 49).list().ofMinSize(2).ofMaxSize(7);
    }
}

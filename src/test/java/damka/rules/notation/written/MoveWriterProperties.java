package damka.rules.notation.written;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Routes;
import damka.rules.moves.Verdict;
import damka.rules.position.Move;
import damka.rules.position.Move.Capture;
import damka.rules.position.Position;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

class MoveWriterProperties {

    private static final int ROUTES = 8;

    @Property(tries = 1_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void readingWhatWasWrittenIsIdentity(@ForAll("positions") Position position) {
        LegalMoves legal = LegalMoves.of(position);
        for (Move move : legal.all()) {
            texts(legal, move)
                    .forEach(text -> assertThat(judged(legal, text))
                            .as("%s %s", Positions.fen(position), text)
                            .isEqualTo(new Verdict.Legal(move, List.of())));
        }
    }

    @Property(tries = 1_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void noTwoLegalMovesHaveOneText(@ForAll("positions") Position position) {
        LegalMoves legal = LegalMoves.of(position);

        assertThat(legal.all())
                .extracting(move -> MoveWriter.notation(legal, move))
                .doesNotHaveDuplicates();
        assertThat(legal.all()).extracting(MoveWriter::id).doesNotHaveDuplicates();
        assertThat(legal.all())
                .allSatisfy(move -> assertThat(MoveWriter.shortest(legal, move).length())
                        .isLessThanOrEqualTo(MoveWriter.route(position, move).length()));
    }

    @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE)
    void anyTextIsReadOrFaultedInside(@ForAll("boards") Board board, @ForAll("texts") String text) {
        MoveReader.read(board, text)
                .fold(
                        read -> assertThat(read.proposal().squares()).hasSizeGreaterThanOrEqualTo(2),
                        faults -> assertThat(faults).singleElement().satisfies(fault -> {
                            assertThat(fault.offset() + fault.length()).isLessThanOrEqualTo(text.length());
                            assertThat(fault.expected()).isNotEmpty();
                            assertThat(MoveReader.reason(text, fault).facts()).containsEntry("offset", fault.offset());
                        }));
    }

    @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void howATextWasReadReadsTheSameAgain(@ForAll("boards") Board board, @ForAll("texts") String text) {
        MoveReader.read(board, text)
                .fold(
                        read -> assertThat(MoveReader.read(board, read.interpretedAs())
                                        .fold(ReadMove::interpretedAs, faults -> faults.toString()))
                                .isEqualTo(read.interpretedAs()),
                        faults -> assertThat(faults).isNotEmpty());
    }

    private static Stream<String> texts(LegalMoves legal, Move move) {
        Position position = legal.position();
        Stream<String> brief = Stream.of(
                MoveWriter.notation(legal, move),
                MoveWriter.shortest(legal, move),
                MoveWriter.id(move),
                MoveWriter.hub(move),
                MoveWriter.algebraic(legal, move),
                MoveWriter.algebraicShortest(legal, move));
        if (!(move instanceof Capture capture) || move.captureCount() == 1) {
            return brief;
        }
        Stream<String> routes = Routes.of(position, capture).list(ROUTES).stream()
                .map(route -> route.squares().stream().map(Square::toString).collect(Collectors.joining("x")));
        return Stream.of(
                        brief,
                        routes,
                        Stream.of(MoveWriter.route(position, move), MoveWriter.algebraicRoute(position, move)))
                .flatMap(texts -> texts);
    }

    private static Verdict judged(LegalMoves legal, String text) {
        return MoveReader.read(legal.position().board(), text)
                .fold(read -> MoveJudge.judge(legal, read.proposal()), faults -> {
                    throw new AssertionError(text + ": " + faults);
                });
    }

    @Provide
    Arbitrary<Position> positions() {
        return Positions.any();
    }

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.of(Board.values());
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> part = Arbitraries.of(
                "32", "28", "5", "10", "c3", "d4", "a2", "99", "0", "3228", "-", "x", ":", " ", " na ", "z ", "bicie ",
                "!", "(?)", ".", "...", "1. ", "$1", "(", ")", "via ", "😀", "\u0000", "ż", "é", "*", ",");
        Arbitrary<String> anything = Arbitraries.strings().ofMaxLength(30);
        return Arbitraries.oneOf(part.list().ofMaxSize(8).map(parts -> String.join("", parts)), anything);
    }
}

package damka.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import damka.rules.Cases;
import damka.rules.Fens;
import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All pairs of squares of ten thousand positions, collected and random ones: each pair is legal or has a specific reason, and
 * every suggestion is legal. What a pair takes is printed, for the documentation.
 */
@Tag("slow")
class EveryPairTest {
    private static final int POSITIONS = 10_000;
    private static final long SEED = 20_260_718;
    private static final int SUGGESTIONS = 5;
    private static final double NANOS_PER_MICRO = 1_000;

    private long pairs;
    private long illegal;
    private long total;
    private long longest;
    private long overAMillisecond;

    @Test
    void everyPairOfTenThousandPositionsIsLegalOrHasItsReason() {
        Set<Position> positions = collected();
        int kept = positions.size();
        Random random = new Random(SEED);
        List<Positions.Kind> kinds = List.of(Positions.Kind.values());
        List<Board> boards = List.of(Board.values());
        while (positions.size() < POSITIONS) {
            Board board = boards.get(random.nextInt(boards.size()));
            positions.add(kinds.get(random.nextInt(kinds.size())).next(board, random));
        }

        positions.forEach(this::everyPair);

        assertThat(kept).isGreaterThan(700);
        assertThat(illegal).isGreaterThan(positions.size() * 900L);
        System.out.printf(
                "%d positions (%d collected), %d pairs, %d illegal; judge and suggestions: mean %.2f us, longest %.2f us, %d over 1 ms%n",
                positions.size(),
                kept,
                pairs,
                illegal,
                total / NANOS_PER_MICRO / pairs,
                longest / NANOS_PER_MICRO,
                overAMillisecond);
    }

    private static Set<Position> collected() {
        Set<Position> positions = new HashSet<>();
        for (String file :
                List.of("/rules/legal-moves.jsonl", "/rules/outcomes.jsonl", "/rules/bug-reports-movegen.jsonl")) {
            for (JsonNode line : Cases.kept(file)) {
                for (String member : List.of("fen", "startFen", "finalFen")) {
                    for (JsonNode fen : line.findValues(member)) {
                        // Counters matter to draws alone.
                        String pieces = fen.asText().replaceFirst(":[HF].*", "");
                        positions.add(Fens.position(Cases.board(line), pieces));
                    }
                }
            }
        }
        return positions;
    }

    private void everyPair(Position position) {
        LegalMoves legal = LegalMoves.of(position);
        for (Square from : position.board().squares()) {
            for (Square to : position.board().squares()) {
                Proposal pair = new Proposal.Line(List.of(from, to), Separator.NONE);
                long begun = System.nanoTime();
                Verdict verdict = MoveJudge.judge(legal, pair);
                List<Suggestion> suggestions =
                        verdict instanceof Verdict.Legal ? List.of() : Suggestions.nearest(legal, pair, SUGGESTIONS);
                count(System.nanoTime() - begun);
                check(legal, pair, verdict, suggestions);
            }
        }
    }

    private void count(long nanos) {
        pairs++;
        total += nanos;
        longest = Math.max(longest, nanos);
        overAMillisecond += nanos > 1_000_000 ? 1 : 0;
    }

    private void check(LegalMoves legal, Proposal pair, Verdict verdict, List<Suggestion> suggestions) {
        List<Move> fitting = legal.between(pair.origin(), pair.target());
        List<Move> suggested = suggestions.stream().map(Suggestion::move).toList();
        boolean right = verdict.fold(
                yes -> fitting.equals(List.of(yes.move())),
                many -> fitting.equals(many.candidates()),
                begun -> fitting.isEmpty() && legal.all().containsAll(begun.candidates()),
                no -> fitting.isEmpty()
                        && JudgeProperties.OF_PAIRS.contains(no.reasons().get(0).code()));
        illegal += verdict instanceof Verdict.Legal ? 0 : 1;
        if (!right || !legal.all().containsAll(suggested)) {
            throw new AssertionError(Positions.fen(legal.position()) + " " + pair + " " + verdict + " " + suggested);
        }
    }
}

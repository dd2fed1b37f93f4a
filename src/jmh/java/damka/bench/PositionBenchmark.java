package damka.bench;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Separator;
import damka.rules.moves.Verdict;
import damka.rules.notation.ParseResult;
import damka.rules.notation.fen.FenReader;
import damka.rules.notation.fen.FenText;
import damka.rules.notation.token.StateToken;
import damka.rules.position.Position;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What one request asks of the rules, on three kinds of position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PositionBenchmark {
    /** A position with the number of its legal moves. */
    public enum Kind {
        QUIET("W:W32,33,34,36,37,38,39,42,43,45,48,49:B2,3,7,8,9,12,13,14,16,18,19,24", 10),
        CAPTURES("W:WK4:B13,20,32,37", 2),
        KINGS("W:WK1,K4,K23,K37:BK10,K26,K41,K50", 3);

        private final String fen;
        private final int moves;

        Kind(String fen, int moves) {
            this.fen = fen;
            this.moves = moves;
        }
    }

    @Param
    public Kind kind = Kind.QUIET;

    private final MoveBuffer buffer = new MoveBuffer();
    private Position position = Position.start(Board.INTERNATIONAL);
    private LegalMoves legal = LegalMoves.of(position);
    private Game game = Game.start(Ruleset.FMJD, position);
    private String token = "";
    private Proposal backwards = new Proposal.Line(
            List.of(
                    Board.INTERNATIONAL.square(1).orElseThrow(),
                    Board.INTERNATIONAL.square(50).orElseThrow()),
            Separator.NONE);

    @Setup
    public void read() {
        position = Fens.international(kind.fen);
        legal = LegalMoves.of(position);
        game = Game.start(Ruleset.FMJD, position);
        token = StateToken.write(game);
        Square from = legal.all().get(0).from();
        Square far = Board.INTERNATIONAL.square(from.number() > 25 ? 50 : 1).orElseThrow();
        backwards = new Proposal.Line(List.of(from, far), Separator.NONE);
        require(legal.size() == kind.moves);
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("a wrong answer");
        }
    }

    @Benchmark
    public int generate() {
        Color side = position.sideToMove();
        MoveGenerator.generate(
                position.pieces(side),
                position.pieces(side.opponent()),
                position.kings(),
                Board.INTERNATIONAL.mask(),
                true,
                buffer);
        require(buffer.size() == kind.moves);
        return buffer.size();
    }

    @Benchmark
    public LegalMoves legalMoves() {
        LegalMoves moves = LegalMoves.of(position);
        require(moves.size() == kind.moves);
        return moves;
    }

    /** An illegal move, with its reasons. */
    @Benchmark
    public Verdict judge() {
        Verdict verdict = MoveJudge.judge(legal, backwards);
        require(verdict instanceof Verdict.Illegal);
        return verdict;
    }

    @Benchmark
    public Position after() {
        Position next = position.after(legal.all().get(0));
        require(next.sideToMove() == Color.BLACK);
        return next;
    }

    @Benchmark
    public ParseResult<FenText> readFen() {
        ParseResult<FenText> text = FenReader.read(Board.INTERNATIONAL, kind.fen);
        require(text instanceof ParseResult.Read);
        return text;
    }

    @Benchmark
    public String writeState() {
        String state = StateToken.write(game);
        require(state.equals(token));
        return state;
    }

    @Benchmark
    public ParseResult<Game> readState() {
        ParseResult<Game> read = StateToken.read(token);
        require(read instanceof ParseResult.Read);
        return read;
    }
}

package damka.engine.eval;

import damka.rules.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The evaluation of each board. */
public record Evaluators(Evaluator international, Evaluator brazilian) {

    /**
     * Those that the jar brings: weights fitted to self-play, see the manifest beside them; material alone where there are none.
     *
     * @throws UncheckedIOException if weights do not fit the program
     */
    public static Evaluators shipped() {
        return new Evaluators(shipped(Board.INTERNATIONAL), shipped(Board.BRAZILIAN));
    }

    private static Evaluator shipped(Board board) {
        try (InputStream file = Evaluators.class.getResourceAsStream("/eval/" + board.id() + ".weights")) {
            return file == null ? new MaterialEvaluator() : new PatternEvaluator(Weights.read(board, file));
        } catch (IOException e) {
            throw new UncheckedIOException("the weights of the board " + board.id(), e);
        }
    }

    /** The one of this board. */
    public Evaluator of(Board board) {
        return board == Board.INTERNATIONAL ? international : brazilian;
    }
}

package damka.train;

import damka.engine.eval.Evaluator;
import damka.engine.eval.MaterialEvaluator;
import damka.engine.eval.PatternEvaluator;
import damka.engine.eval.Weights;
import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.Searcher;
import damka.engine.search.StopSignal;
import damka.rules.board.Board;
import damka.rules.game.Game;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A search with one evaluation, as the tools use it: by nodes, one thread. */
final class Players {
    private static final long TABLE_BYTES = 1 << 20;

    private Players() {}

    /** {@code material}, or the file of some weights. */
    static Evaluator evaluator(Board board, String name) {
        if (name.equals("material")) {
            return new MaterialEvaluator();
        }
        try (InputStream file = new BufferedInputStream(Files.newInputStream(Path.of(name)))) {
            return new PatternEvaluator(Weights.read(board, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Searcher searcher(Evaluator evaluator) {
        return new Searcher(board -> evaluator, TABLE_BYTES, 1, System::nanoTime);
    }

    static SearchReport search(Searcher searcher, Game game, long nodes) {
        return searcher.search(SearchRoot.of(game), SearchLimits.NONE.withNodes(nodes), StopSignal.NEVER, report -> {});
    }

    /** In centimen, far outside the estimates for a proven win or loss. */
    static int value(SearchReport report) {
        return report.best().score().fold(estimate -> estimate, win -> 20_000 - win, loss -> loss - 20_000);
    }
}

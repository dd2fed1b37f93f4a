package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.engine.endgame.BitbaseReader;
import damka.engine.endgame.Endgames;
import damka.engine.eval.Evaluators;
import damka.engine.search.Searcher;
import damka.rules.board.Board;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumMap;
import java.util.Map;

/** Makes searchers, one for each slot, with memory of their own: nothing is carried from caller to caller. */
@ApplicationScoped
public class SearcherSource {
    private final long tableBytes;
    private final Evaluators evaluators = Evaluators.shipped();
    private final Map<Board, Endgames> endings = new EnumMap<>(Board.class);

    /** With the memory of the configuration. */
    public SearcherSource(ServiceConfig config) {
        this.tableBytes = config.search().tableBytes().asLongValue();
        for (Board board : Board.values()) {
            endings.put(board, BitbaseReader.bundled(board));
        }
    }

    /** A new searcher. */
    public Searcher create() {
        return new Searcher(evaluators::of, this::endings, tableBytes, 1, System::nanoTime);
    }

    /** What the searchers know of the endings of a board. */
    public Endgames endings(Board board) {
        return endings.getOrDefault(board, Endgames.none(board));
    }
}

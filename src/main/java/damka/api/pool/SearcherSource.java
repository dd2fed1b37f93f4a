package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.engine.eval.MaterialEvaluator;
import damka.engine.search.Searcher;
import jakarta.enterprise.context.ApplicationScoped;

/** Makes searchers, one for each slot, with memory of their own: nothing is carried from caller to caller. */
@ApplicationScoped
public class SearcherSource {
    private final long tableBytes;

    /** With the memory of the configuration. */
    public SearcherSource(ServiceConfig config) {
        this.tableBytes = config.search().tableBytes().asLongValue();
    }

    /** A new searcher. */
    public Searcher create() {
        return new Searcher(board -> new MaterialEvaluator(), tableBytes, 1, System::nanoTime);
    }
}

package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.engine.eval.Evaluators;
import damka.engine.search.Searcher;
import jakarta.enterprise.context.ApplicationScoped;

/** Makes searchers, one for each slot, with memory of their own: nothing is carried from caller to caller. */
@ApplicationScoped
public class SearcherSource {
    private final long tableBytes;
    private final Evaluators evaluators = Evaluators.shipped();
    private final KnownEndings endings;

    /** With the memory of the configuration, and these endings. */
    public SearcherSource(ServiceConfig config, KnownEndings endings) {
        this.tableBytes = config.search().tableBytes().asLongValue();
        this.endings = endings;
    }

    /** A new searcher. */
    public Searcher create() {
        return new Searcher(evaluators::of, endings::of, tableBytes, 1, System::nanoTime);
    }
}

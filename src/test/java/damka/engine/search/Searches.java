package damka.engine.search;

import damka.engine.eval.Evaluators;
import damka.engine.eval.MaterialEvaluator;
import damka.rules.game.Game;
import damka.rules.position.Position;

/** Searchers for tests: a small table, one thread, a clock that stands still. */
final class Searches {
    static final Evaluators MATERIAL = new Evaluators(new MaterialEvaluator(), new MaterialEvaluator());

    private static final long TABLE_BYTES = 1 << 22;

    private Searches() {}

    static Searcher material() {
        return new Searcher(MATERIAL::of, TABLE_BYTES, 1, () -> 0);
    }

    static SearchReport search(Position position, SearchLimits limits) {
        return material().search(SearchRoot.of(position), limits, StopSignal.NEVER, report -> {});
    }

    static SearchReport search(Game game, SearchLimits limits) {
        return material().search(game, limits, StopSignal.NEVER, report -> {});
    }

    static SearchLimits nodes(long count) {
        return SearchLimits.NONE.withNodes(count);
    }

    static SearchLimits depth(int plies) {
        return SearchLimits.NONE.withDepth(plies);
    }
}

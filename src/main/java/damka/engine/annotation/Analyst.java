package damka.engine.annotation;

import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;

/** Searches one position of a game after the other. Whoever lends the searcher may let others use it in between. */
@FunctionalInterface
public interface Analyst {

    /** What is best in this position, which has a legal move. */
    SearchReport search(SearchRoot root, SearchLimits limits);
}

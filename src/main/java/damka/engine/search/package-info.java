/** The search: the best move within limits. */
@NullMarked
package damka.engine.search;

import org.jspecify.annotations.NullMarked;

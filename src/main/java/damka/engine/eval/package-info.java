/** The evaluation: how good a quiet position looks. */
@NullMarked
package damka.engine.eval;

import org.jspecify.annotations.NullMarked;

/** Room for searches: slots, queue, cancelling. */
@NullMarked
package damka.api.pool;

import org.jspecify.annotations.NullMarked;

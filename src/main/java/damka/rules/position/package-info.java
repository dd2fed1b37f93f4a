/** What stands on the board, and what one turn changes. */
@NullMarked
package damka.rules.position;

import org.jspecify.annotations.NullMarked;

/** What may be played, and why not. */
@NullMarked
package damka.rules.moves;

import org.jspecify.annotations.NullMarked;

/** Moves as people write them, and as programs should. */
@NullMarked
package damka.rules.notation.written;

import org.jspecify.annotations.NullMarked;

/** Positions and games as short texts for links and buttons. */
@NullMarked
package damka.rules.notation.token;

import org.jspecify.annotations.NullMarked;

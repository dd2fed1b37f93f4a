/** The player: looks for good moves with the rules as its only knowledge of the game. */
@NullMarked
package damka.engine;

import org.jspecify.annotations.NullMarked;

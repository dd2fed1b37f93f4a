/** What a sequence of turns adds to a position: history, draw rules, the end. */
@NullMarked
package damka.rules.game;

import org.jspecify.annotations.NullMarked;

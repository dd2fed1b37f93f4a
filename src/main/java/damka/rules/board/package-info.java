/** The two boards: colours, pieces, squares, diagonals. */
@NullMarked
package damka.rules.board;

import org.jspecify.annotations.NullMarked;

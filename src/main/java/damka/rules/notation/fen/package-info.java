/** The usual text form of a position: {@code W:W31-50:B1-20}. */
@NullMarked
package damka.rules.notation.fen;

import org.jspecify.annotations.NullMarked;

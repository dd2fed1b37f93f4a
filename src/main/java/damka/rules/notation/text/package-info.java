/** Positions as pictures of letters and as lists of words, and telling the notations of a position apart. */
@NullMarked
package damka.rules.notation.text;

import org.jspecify.annotations.NullMarked;

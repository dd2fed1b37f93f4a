/** Whole games as text: PDN 3.0, read as files are and written in one canonical form. */
@NullMarked
package damka.rules.notation.pdn;

import org.jspecify.annotations.NullMarked;

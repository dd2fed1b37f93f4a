/** Texts for people, Polish and English. */
@NullMarked
package damka.api.text;

import org.jspecify.annotations.NullMarked;

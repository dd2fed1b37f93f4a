/** Pictures of a position: SVG, PNG from the same SVG, and text. */
@NullMarked
package damka.api.picture;

import org.jspecify.annotations.NullMarked;

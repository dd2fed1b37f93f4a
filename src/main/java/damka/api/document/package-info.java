/** The published document: what annotations cannot say. */
@NullMarked
package damka.api.document;

import org.jspecify.annotations.NullMarked;

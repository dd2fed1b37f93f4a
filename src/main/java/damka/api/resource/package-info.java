/** Paths and verbs. */
@NullMarked
package damka.api.resource;

import org.jspecify.annotations.NullMarked;

/** Requests to values of the rules, and back. */
@NullMarked
package damka.api.mapping;

import org.jspecify.annotations.NullMarked;

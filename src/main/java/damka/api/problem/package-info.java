/** Errors as problem details (RFC 9457): the only place with error statuses. */
@NullMarked
package damka.api.problem;

import org.jspecify.annotations.NullMarked;

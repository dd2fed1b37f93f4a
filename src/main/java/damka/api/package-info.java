/** The service: HTTP and JSON around the rules and the engine. */
@NullMarked
package damka.api;

import org.jspecify.annotations.NullMarked;

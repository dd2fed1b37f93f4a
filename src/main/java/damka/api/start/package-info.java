/** What happens before the service is ready: the hot paths are made warm. */
@NullMarked
package damka.api.start;

import org.jspecify.annotations.NullMarked;

/** Configuration, beans, metrics, health. */
@NullMarked
package damka.api.ops;

import org.jspecify.annotations.NullMarked;

/** Commands that make the weights of the evaluation: self-play, fit, gate. Not in the service's jar. */
@NullMarked
package damka.train;

import org.jspecify.annotations.NullMarked;

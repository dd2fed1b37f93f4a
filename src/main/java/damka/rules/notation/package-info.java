/** Text to values of the rules and back. */
@NullMarked
package damka.rules.notation;

import org.jspecify.annotations.NullMarked;

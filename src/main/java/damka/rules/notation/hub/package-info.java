/** The position string of the Hub engine protocol: one letter a square. */
@NullMarked
package damka.rules.notation.hub;

import org.jspecify.annotations.NullMarked;

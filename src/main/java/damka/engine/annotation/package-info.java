/** Says of played games how good each move was, within one budget. */
@NullMarked
package damka.engine.annotation;

import org.jspecify.annotations.NullMarked;

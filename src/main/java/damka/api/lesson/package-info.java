/** The rules step by step. */
@NullMarked
package damka.api.lesson;

import org.jspecify.annotations.NullMarked;

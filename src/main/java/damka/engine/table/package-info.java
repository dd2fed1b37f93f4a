/** Memory of searched positions, and the keys they are found by. */
@NullMarked
package damka.engine.table;

import org.jspecify.annotations.NullMarked;

/** What every request passes before it is routed: its size, its path, its headers, its body. */
@NullMarked
package damka.api.edge;

import org.jspecify.annotations.NullMarked;

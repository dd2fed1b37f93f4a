/** Exact values of endings with few pieces: how the tables are built, kept, shipped and asked. */
@NullMarked
package damka.engine.endgame;

import org.jspecify.annotations.NullMarked;

/** Benchmarks: how long the rules, the engine and the pictures take. Each asserts its answer, so that no figure stands for a wrong one. */
@NullMarked
package damka.bench;

import org.jspecify.annotations.NullMarked;

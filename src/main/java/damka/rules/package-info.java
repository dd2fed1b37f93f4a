/** The rules of international (10x10) and Brazilian (8x8) draughts; the JDK alone, no framework, no clock. */
@NullMarked
package damka.rules;

import org.jspecify.annotations.NullMarked;

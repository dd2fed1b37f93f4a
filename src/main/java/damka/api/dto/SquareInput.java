package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A square as a caller gives it.
 *
 * @param text a number, or a letter and a number
 */
@Schema(name = "SquareInput", description = "A square: its number (1-50 or 1-32), or its algebraic name (a1).")
public record SquareInput(String text) {}

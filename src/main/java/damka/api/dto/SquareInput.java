package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A square as a caller gives it.
 *
 * @param text a number, or a letter and a number
 */
@Schema(name = "SquareInput", type = {SchemaType.INTEGER, SchemaType.STRING}, description = "A square: its number (1-50 or 1-32), or its"
        + " algebraic name (a1).", examples = "32")
public record SquareInput(String text) {}

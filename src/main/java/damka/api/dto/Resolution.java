package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What a move text comes to. */
@Schema(
        description =
                "unique: one legal move. ambiguous: several. prefix: a capture begun. none: no legal move. unparseable: no move text.")
public enum Resolution {
    unique,
    ambiguous,
    prefix,
    none,
    unparseable
}

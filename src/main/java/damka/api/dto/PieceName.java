package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What kind of piece. */
@Schema(description = "What kind of piece.")
public enum PieceName {
    man,
    king
}

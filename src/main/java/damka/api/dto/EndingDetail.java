package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What the moves of an ending can say besides. */
@Schema(description = "fen: the position after each move.")
public enum EndingDetail {
    fen
}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an answer to played moves can say besides. */
@Schema(description = "legalMoves: the legal moves of the position after. image: addresses of its pictures.")
public enum MovesDetail {
    legalMoves,
    image
}

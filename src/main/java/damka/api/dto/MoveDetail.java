package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What a legal move can say besides. */
@Schema(description = "fen: the position after each move. paths: all paths of each move, 64 at most.")
public enum MoveDetail {
    fen,
    paths
}

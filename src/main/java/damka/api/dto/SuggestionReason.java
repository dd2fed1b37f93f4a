package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Why a move is suggested. */
@Schema(
        description =
                "sameEnds: the same ends. maximum: a largest capture. sameOrigin: the same piece. sameTarget: the same end."
                        + " legal: a legal move.")
public enum SuggestionReason {
    sameEnds,
    maximum,
    sameOrigin,
    sameTarget,
    legal
}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A notation of positions. */
@Schema(name = "PositionFormat", description = "A notation of positions.")
public enum PositionFormatName {
    auto,
    fen,
    hub,
    array,
    ascii,
    token
}

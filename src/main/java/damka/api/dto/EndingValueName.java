package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What the pieces are worth. */
@Schema(name = "EndingValue", description = "With best play on both sides and no draw rule in force.")
public enum EndingValueName {
    win,
    draw,
    loss
}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A side. */
@Schema(description = "A side.")
public enum Side {
    white,
    black
}

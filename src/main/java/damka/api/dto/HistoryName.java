package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How much of the game is known. */
@Schema(name = "History", description = "Whether all is known that came before.")
public enum HistoryName {
    complete,
    unknown
}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Whether a game goes on. */
@Schema(description = "Whether a game goes on.")
public enum GameStatus {
    ongoing,
    finished
}

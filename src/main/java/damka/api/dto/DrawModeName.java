package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What happens when a draw rule is met. */
@Schema(
        name = "DrawMode",
        description = "automatic: a draw rule that is met ends the game. claim: it makes a claim possible.")
public enum DrawModeName {
    automatic,
    claim
}

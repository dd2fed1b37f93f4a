package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an ending is worth under the draw rules. */
@Schema(
        description =
                "With best play on both sides under the draw rules of the game. cursed-win, blessed-loss: won or lost"
                        + " by the pieces, but a draw rule ends the game before. maybe-win, maybe-loss: won or lost by the pieces;"
                        + " whether a draw rule comes before is not proven.")
public enum EndingCategory {
    win,
    @JsonProperty("maybe-win")
    maybeWin,
    @JsonProperty("cursed-win")
    cursedWin,
    draw,
    @JsonProperty("blessed-loss")
    blessedLoss,
    @JsonProperty("maybe-loss")
    maybeLoss,
    loss
}

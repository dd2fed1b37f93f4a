package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What is certain. */
@Schema(
        name = "Verdict",
        description =
                "What is certain, for the side to move. A cursed win and a blessed loss are drawn by a draw rule.")
public enum VerdictName {
    win,
    @JsonProperty("cursed-win")
    cursedWin,
    draw,
    @JsonProperty("blessed-loss")
    blessedLoss,
    loss,
    unknown
}

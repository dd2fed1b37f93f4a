package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A variant: its board, its start, its rule sets. */
@Schema(name = "Variant", description = "A variant: its board, its start, its rule sets.")
public record VariantResponse(
        @Schema(description = "Its id.", examples = "international", required = true)
        String id,

        @Schema(description = "Its name.", examples = "International draughts", required = true)
        String name,

        @Schema(description = "Rows, and columns.", examples = "10", required = true)
        int boardSize,

        @Schema(description = "Squares that are played on.", examples = "50", required = true)
        int squareCount,

        @Schema(
                description = "Men of each side in a new game, and most pieces of a side.",
                examples = "20",
                required = true)
        int piecesPerSide,

        @Schema(description = "The start of a new game.", required = true)
        StartPosition start,

        @Schema(
                description = "Ids of the rule sets that belong to it.",
                examples = "[\"fmjd\",\"fmjd-cap16\"]",
                required = true)
        List<String> rulesets,

        @Schema(description = "The rule set where none is named.", examples = "fmjd", required = true)
        String defaultRuleset,

        @Schema(description = "The number of the variant in the PDN tag GameType.", examples = "20", required = true)
        int pdnGameType,

        @Schema(description = "All squares, by number.", required = true)
        List<SquareResponse> squares) {

    public VariantResponse {
        rulesets = List.copyOf(rulesets);
        squares = List.copyOf(squares);
    }
}

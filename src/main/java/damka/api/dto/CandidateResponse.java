package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One of several moves that fit. */
@Schema(name = "Candidate", description = "One of several legal moves that fit a text.")
public record CandidateResponse(
        @Schema(description = "The shortest text that fits this move only.", examples = "47x24x13x36", required = true)
        String shortest,

        @Schema(description = "Canonical PDN.", examples = "47x38x24x13x36", required = true)
        String notation,

        @Schema(description = "Its name.", examples = "47x36x19x29x31x42", required = true)
        String id,

        @Schema(
                description = "The captured squares in the order of the path.",
                examples = "[42,29,19,31]",
                required = true)
        List<Integer> captured) {

    public CandidateResponse {
        captured = List.copyOf(captured);
    }
}

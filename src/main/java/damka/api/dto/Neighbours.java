package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The squares diagonally next to a square. */
@Schema(
        description =
                "The squares diagonally next to a square, as White sees the board; at the edge some are left out.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Neighbours(
        @Schema(examples = "22") @Nullable Integer upLeft,
        @Schema(examples = "23") @Nullable Integer upRight,
        @Schema(examples = "32") @Nullable Integer downLeft,
        @Schema(examples = "33") @Nullable Integer downRight) {}

package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How well one side played. */
@Schema(description = "How well one side played: its annotated moves by label.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SideAnnotation(
        @Schema(examples = "21", required = true) int best,
        @Schema(examples = "9", required = true) int good,
        @Schema(examples = "3", required = true) int inaccuracy,
        @Schema(examples = "1", required = true) int mistake,
        @Schema(examples = "1", required = true) int blunder,
        @Schema(examples = "12", required = true) int forced,

        @Schema(
                description = "Mean loss of the moves that were not forced, in centimen; left out where there is none.",
                examples = "7.4")
        @Nullable
        Double meanLoss) {}

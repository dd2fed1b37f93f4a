package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What is unusual in a record that could be read all the same. */
@Schema(description = "What is unusual in a record that could be read all the same.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReplayWarning(
        @Schema(description = "Stable name.", examples = "SEPARATOR_MISMATCH", required = true)
        String code,

        @Schema(
                description = "In the caller's language.",
                examples = "A step is written as a capture, or a capture as a step.",
                required = true)
        String message,

        @Schema(description = "Where, in characters of the text.", examples = "12") @Nullable
        Integer offset,

        @Schema(description = "The line.", examples = "1") @Nullable
        Integer line,

        @Schema(description = "The column.", examples = "13") @Nullable
        Integer column) {}

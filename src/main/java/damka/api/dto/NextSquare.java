package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A square that may be clicked next. */
@Schema(description = "A square that may be clicked next.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NextSquare(
        @Schema(description = "The square.", examples = "27", required = true)
        int square,

        @Schema(description = "What is captured on the way there.", examples = "13") @Nullable
        Integer captures) {}

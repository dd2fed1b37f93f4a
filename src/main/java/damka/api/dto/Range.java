package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What a number may be. */
@Schema(description = "What a number may be.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Range(
        @Schema(description = "Least value.", examples = "10", required = true)
        long min,

        @Schema(description = "Greatest value.", examples = "5000", required = true)
        long max,

        @Schema(
                name = "default",
                description = "Value where none is given; left out where there is no bound then.",
                examples = "800")
        @JsonProperty("default")
        @Nullable
        Long byDefault) {}

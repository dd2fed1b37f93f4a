package damka.api.dto;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Whether a tag says what was played. */
@Schema(
        description =
                "Whether a tag says what was played. While the game is going on by the rules, players may have agreed on any"
                        + " result: it then contradicts nothing, unless the record breaks off at an error.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TagCheck(
        @Schema(description = "Its name.", examples = "Result", required = true)
        String tag,

        @Schema(description = "What it says.", examples = "2-0", required = true)
        String value,

        @Schema(description = "Whether that agrees.", examples = "false", required = true)
        boolean ok,

        @Schema(description = "What was played.", examples = "*") @Nullable
        String actual) {}

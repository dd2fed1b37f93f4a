package damka.api.problem;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A problem detail (RFC 9457). */
@Schema(
        description =
                "What went wrong (RFC 9457). The code is stable and never translated; title and detail are in the caller's"
                        + " language.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        @Schema(
                description = "Address of the page about this type of problem.",
                examples = "/v1/problems/malformed-notation",
                required = true)
        String type,

        @Schema(description = "The type in words.", examples = "Unreadable position", required = true)
        String title,

        @Schema(description = "The HTTP status.", examples = "400", required = true)
        int status,

        @Schema(description = "Path of the request.", examples = "/v1/positions") @Nullable
        String instance,

        @Schema(
                description = "What is wrong with this very request.",
                examples = "Square 55 does not exist on a 10x10 board.",
                required = true)
        String detail,

        @Schema(
                description = "Stable name of the most important fault.",
                examples = "SQUARE_OUT_OF_RANGE",
                required = true)
        String code,

        @Schema(
                description =
                        "Under this id the request stands in the logs; from the traceparent header where there is one.",
                examples = "4bf92f3577b34da6a3ce929d0e0e4736",
                required = true)
        String traceId,

        @Schema(description = "Each fault, the most important first.") @Nullable
        List<ProblemError> errors,

        @Schema(hidden = true) @JsonAnyGetter Map<String, Object> extensions) {

    public Problem {
        errors = errors == null ? null : List.copyOf(errors);
        // In one order: Map.copyOf has another in each process.
        extensions = Collections.unmodifiableMap(new TreeMap<>(extensions));
    }
}

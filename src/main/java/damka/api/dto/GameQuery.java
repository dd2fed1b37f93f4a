package damka.api.dto;

import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** A position without its history, as query parameters. */
public record GameQuery(
        @QueryParam("variant")
        @Parameter(description = "The variant; international where it is left out.", example = "international")
        @Nullable
        String variant,

        @QueryParam("ruleset")
        @Parameter(description = "The rule set; the variant's default where it is left out.", example = "fmjd")
        @Nullable
        String ruleset,

        @QueryParam("fen")
        @Parameter(description = "The position, in any notation.", example = "W:WK4:B13,20,32,37", required = true)
        @Nullable
        String fen,

        @QueryParam("strict")
        @Parameter(description = "false lets composed positions through.", example = "true")
        @Nullable
        String strict) {}

package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Addresses of pictures. */
@Schema(description = "Addresses of pictures of the position, the last move marked.")
public record BoardLinks(
        @Schema(examples = "/v1/boards/iAKp3k0xYbq0m.png?last=13x24", required = true)
        String png,

        @Schema(examples = "/v1/boards/iAKp3k0xYbq0m.svg?last=13x24", required = true)
        String svg,

        @Schema(examples = "/v1/boards/iAKp3k0xYbq0m.txt", required = true)
        String txt) {}

package damka.api.dto;

import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** How a board of text is to look, as query parameters. */
public record BoardTextRequest(
        @QueryParam("variant")
        @Parameter(
                description = "The variant of a FEN; international where it is left out. A token knows its own.",
                example = "international")
        @Nullable
        String variant,

        @QueryParam("strict")
        @Parameter(description = "false lets composed positions through.", example = "true")
        @Nullable
        String strict,

        @QueryParam("style")
        @Parameter(
                description =
                        "Letters as /v1/positions reads them, emoji for chats, or the position in words for screen readers.",
                example = "ascii",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"ascii", "emoji", "speech"},
                                defaultValue = "ascii"))
        @Nullable
        String style,

        @QueryParam("orientation")
        @Parameter(
                description = "The side at the bottom. A board of letters is read as White sees it.",
                example = "white",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"white", "black"},
                                defaultValue = "white"))
        @Nullable
        String orientation,

        @QueryParam("lang")
        @Parameter(
                description = "Language of the words; goes before Accept-Language.",
                example = "pl",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"en", "pl"}))
        @Nullable
        String lang) {}

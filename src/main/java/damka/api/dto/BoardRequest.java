package damka.api.dto;

import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** How a picture is to look, as query parameters. */
public record BoardRequest(
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

        @QueryParam("size")
        @Parameter(
                description = "Width and height, in pixels.",
                example = "480",
                schema = @Schema(type = SchemaType.INTEGER, minimum = "128", maximum = "1024", defaultValue = "480"))
        @Nullable
        String size,

        @QueryParam("orientation")
        @Parameter(
                description = "The side at the bottom.",
                example = "white",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"white", "black"},
                                defaultValue = "white"))
        @Nullable
        String orientation,

        @QueryParam("theme")
        @Parameter(
                description = "Colours; in colour-blind the pieces differ in shape too.",
                example = "classic",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"classic", "blue", "green", "high-contrast", "colour-blind"},
                                defaultValue = "classic"))
        @Nullable
        String theme,

        @QueryParam("coords")
        @Parameter(
                description = "What is written on the board: the numbers of the squares, letters and rows, or nothing.",
                example = "numbers",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"numbers", "algebraic", "none"},
                                defaultValue = "numbers"))
        @Nullable
        String coords,

        @QueryParam("last")
        @Parameter(
                description = "The last move with all its turns; its squares are tinted.",
                example = "13x24",
                schema = @Schema(type = SchemaType.STRING))
        @Nullable
        String last,

        @QueryParam("legal")
        @Parameter(description = "Squares where a piece may go, separated by commas.", example = "27,28")
        @Nullable
        String legal,

        @QueryParam("marks")
        @Parameter(description = "Squares to light up, separated by commas.", example = "32")
        @Nullable
        String marks,

        @QueryParam("arrows")
        @Parameter(description = "Arrows from square to square, separated by commas.", example = "31-27,32-28")
        @Nullable
        String arrows,

        @QueryParam("lang")
        @Parameter(
                description = "Language of title and description; goes before Accept-Language.",
                example = "pl",
                schema =
                        @Schema(
                                type = SchemaType.STRING,
                                enumeration = {"en", "pl"}))
        @Nullable
        String lang) {}

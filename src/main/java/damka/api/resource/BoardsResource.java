package damka.api.resource;

import damka.api.dto.BoardRequest;
import damka.api.dto.BoardTextRequest;
import damka.api.mapping.Boards;
import damka.api.pool.ImagePool;
import damka.api.text.Language;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import java.nio.charset.StandardCharsets;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Pictures of positions, and boards of text. */
@Path("/v1/boards")
@Tag(name = "Boards")
@NonBlocking
public class BoardsResource {
    private static final String SVG = "image/svg+xml";
    private static final String PNG = "image/png";
    private static final String TEXT = "text/plain;charset=utf-8";
    private static final String POSITION = "A position token, or a FEN; escaped as a part of a path.";
    private static final String POSITION_EXAMPLE = "W:WK4:B13,20,32,37";

    // The position is in the address, so the answer to it never changes.
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final String NOTHING_RUNS = "default-src 'none'; style-src 'none'; sandbox";

    private final Boards boards;
    private final ImagePool images;

    /** Drawing with these, pixels in this pool. */
    public BoardsResource(Boards boards, ImagePool images) {
        this.boards = boards;
        this.images = images;
    }

    /** As SVG. */
    @GET
    @Path("{position}.svg")
    @Produces(SVG)
    @Operation(
            operationId = "getBoardSvg",
            summary = "A picture of a position, as SVG",
            description = "With title and description for screen readers; without script, font or outside reference.")
    @APIResponse(
            responseCode = "200",
            description = "The picture.",
            content = @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING)))
    public RestResponse<byte[]> svg(
            @PathParam("position") @Parameter(description = POSITION, example = POSITION_EXAMPLE) String position,
            @BeanParam BoardRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        byte[] picture = boards.svg(position, request, language).getBytes(StandardCharsets.UTF_8);
        return lasting(picture).header("Content-Security-Policy", NOTHING_RUNS).build();
    }

    /** As PNG. */
    @GET
    @Path("{position}.png")
    @Produces(PNG)
    @Operation(
            operationId = "getBoardPng",
            summary = "A picture of a position, as PNG",
            description = "The same picture as the SVG, for chats and mails.")
    @APIResponse(
            responseCode = "200",
            description = "The picture.",
            content = @Content(mediaType = PNG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
    public Uni<RestResponse<byte[]>> png(
            @PathParam("position") @Parameter(description = POSITION, example = POSITION_EXAMPLE) String position,
            @BeanParam BoardRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return Uni.createFrom()
                .completionStage(() -> images.draw(() -> boards.png(position, request, language)))
                .map(picture -> lasting(picture).build());
    }

    /** As text. */
    @GET
    @Path("{position}.txt")
    @Produces(TEXT)
    @Operation(
            operationId = "getBoardText",
            summary = "A position as text: letters, emoji, or words",
            description = "For terminals, chats and screen readers.")
    @APIResponse(
            responseCode = "200",
            description = "The board.",
            content = @Content(mediaType = TEXT, schema = @Schema(type = SchemaType.STRING)))
    public RestResponse<byte[]> text(
            @PathParam("position") @Parameter(description = POSITION, example = POSITION_EXAMPLE) String position,
            @BeanParam BoardTextRequest request,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return lasting(boards.text(position, request, language).getBytes(StandardCharsets.UTF_8))
                .build();
    }

    private static RestResponse.ResponseBuilder<byte[]> lasting(byte[] board) {
        return RestResponse.ResponseBuilder.ok(board).header(HttpHeaders.CACHE_CONTROL, FOR_EVER);
    }
}

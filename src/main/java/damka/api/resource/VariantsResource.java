package damka.api.resource;

import damka.api.dto.VariantResponse;
import damka.api.dto.VariantsResponse;
import damka.api.mapping.Catalogue;
import damka.api.mapping.Variants;
import damka.api.problem.Fault;
import damka.api.text.Language;
import damka.rules.board.Board;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The variants. */
@Path("/v1/variants")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Catalogue")
@NonBlocking
public class VariantsResource {
    private final Catalogue catalogue;

    /** Out of this. */
    public VariantsResource(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listVariants", summary = "All variants, with their boards")
    public VariantsResponse list(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return new VariantsResponse(Arrays.stream(Board.values())
                .map(board -> catalogue.variant(board, language))
                .toList());
    }

    /** One of them. */
    @GET
    @Path("{variant}")
    @Operation(operationId = "getVariant", summary = "A variant, with its board")
    public VariantResponse get(
            @PathParam("variant") @Parameter(description = "Id of the variant.", example = "international")
                    String variant,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        Board board = Board.byId(variant)
                .orElseThrow(() -> Variants.unknownVariant(Fault.parameter("variant", "UNKNOWN_VARIANT"), variant));
        return catalogue.variant(board, language);
    }
}

package damka.api.resource;

import damka.api.dto.RulesetResponse;
import damka.api.dto.RulesetsResponse;
import damka.api.mapping.Catalogue;
import damka.api.mapping.Variants;
import damka.api.problem.Fault;
import damka.api.text.Language;
import damka.rules.game.Ruleset;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The rule sets. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Catalogue")
@NonBlocking
public class RulesetsResource {
    private final Catalogue catalogue;

    /** Out of this. */
    public RulesetsResource(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listRulesets", summary = "All rule sets, as data and in words")
    public RulesetsResponse list(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        return new RulesetsResponse(Ruleset.all().stream()
                .map(ruleset -> catalogue.ruleset(ruleset, language))
                .toList());
    }

    /** One of them. */
    @GET
    @Path("{ruleset}")
    @Operation(operationId = "getRuleset", summary = "A rule set, as data and in words")
    public RulesetResponse get(
            @PathParam("ruleset") @Parameter(description = "Id of the rule set.", example = "fmjd") String id,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @DefaultValue("en") @Parameter(hidden = true) Language language) {
        Ruleset ruleset = Ruleset.byId(id)
                .orElseThrow(() -> Variants.unknownRuleset(Fault.parameter("ruleset", "UNKNOWN_RULESET"), id));
        return catalogue.ruleset(ruleset, language);
    }
}

package damka.api.document;

import damka.api.problem.ProblemAnswer;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

/** Puts into the document what annotations cannot say: examples, problems, and the two inputs that are a text or something else. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class DocumentFilter implements OASFilter {
    private static final String JSON = "application/json";
    private static final String STREAMED = "findBestMoves";
    private static final String SEARCH = "Search";
    private static final String GENERAL = "problems";
    private static final String SCHEMAS = "#/components/schemas/";

    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Schema> schemas = new TreeMap<>(document.getComponents().getSchemas());
        schemas.put("SquareInput", squareInput(schemas));
        schemas.put("MoveInput", moveInput(schemas));
        schemas.put("PositionInput", positionInput(schemas));
        schemas.put(Heartbeats.SCHEMA, Heartbeats.schema());
        schemas.values().forEach(DocumentFilter::leaveTypesToReferences);
        document.getComponents().setSchemas(schemas);
        secure(document);
        List<Example> general = general();
        general.forEach(example -> document.getComponents()
                .addExample(example.name(), shown(example, Objects.requireNonNull(example.response()))));
        for (PathItem path : document.getPaths().getPathItems().values()) {
            path.getOperations().forEach((method, operation) -> {
                complete(operation, general);
                Heartbeats.addTo(operation);
            });
        }
    }

    // The framework takes every class for an object, and says so beside the reference to a schema that may be a text.
    private static void leaveTypesToReferences(Schema schema) {
        if (schema.getProperties() != null) {
            schema.getProperties().values().stream()
                    .filter(member -> member.getRef() != null)
                    .forEach(member -> member.setType(null));
        }
    }

    // Only a service that is configured so asks for a key: none is the first choice.
    private static void secure(OpenAPI document) {
        document.getComponents()
                .addSecurityScheme(
                        "apiKey",
                        OASFactory.createSecurityScheme()
                                .type(SecurityScheme.Type.APIKEY)
                                .in(SecurityScheme.In.HEADER)
                                .name("X-API-Key")
                                .description("Where the service asks for keys."))
                .addSecurityScheme(
                        "bearer",
                        OASFactory.createSecurityScheme()
                                .type(SecurityScheme.Type.HTTP)
                                .scheme("bearer")
                                .description("The same key."));
        document.setSecurity(List.of(
                OASFactory.createSecurityRequirement(),
                OASFactory.createSecurityRequirement().addScheme("apiKey"),
                OASFactory.createSecurityRequirement().addScheme("bearer")));
    }

    private static Schema described(Map<String, Schema> schemas, String name) {
        Schema known = schemas.get(name);
        return OASFactory.createSchema().description(known == null ? name : known.getDescription());
    }

    private static Schema squareInput(Map<String, Schema> schemas) {
        return described(schemas, "SquareInput")
                .oneOf(List.of(type(SchemaType.INTEGER), type(SchemaType.STRING).pattern("^[a-jA-J][0-9]{1,2}$")));
    }

    private static Schema moveInput(Map<String, Schema> schemas) {
        Schema square = OASFactory.createSchema().ref(SCHEMAS + "SquareInput");
        Schema squares = type(SchemaType.ARRAY).items(square);
        // In this order in every build.
        Map<String, Schema> members = new LinkedHashMap<>();
        members.put("from", square);
        members.put("to", square);
        members.put("captured", squares);
        Schema ends = type(SchemaType.OBJECT)
                .properties(members)
                .required(List.of("from", "to"))
                .additionalPropertiesSchema(nothing());
        Schema path = type(SchemaType.OBJECT)
                .properties(Map.of("path", squares))
                .required(List.of("path"))
                .additionalPropertiesSchema(nothing());
        return described(schemas, "MoveInput").oneOf(List.of(type(SchemaType.STRING), ends, path));
    }

    private static Schema positionInput(Map<String, Schema> schemas) {
        return described(schemas, "PositionInput")
                .oneOf(List.of(type(SchemaType.STRING), type(SchemaType.ARRAY).items(type(SchemaType.STRING))));
    }

    private static Schema nothing() {
        return OASFactory.createSchema().booleanSchema(false);
    }

    private static Schema type(SchemaType type) {
        return OASFactory.createSchema().addType(type);
    }

    private static void complete(Operation operation, List<Example> general) {
        List<Example> examples =
                Example.of(operation.getOperationId(), Thread.currentThread().getContextClassLoader());
        if (operation.getRequestBody() != null) {
            MediaType body = operation.getRequestBody().getContent().getMediaType(JSON);
            for (Example example : examples) {
                if (example.body() != null) {
                    body.addExample(example.name(), shown(example, example.body()));
                }
            }
        }
        APIResponses responses = operation.getResponses();
        for (Example example : examples) {
            MediaType answer = response(responses, example);
            if (example.response() != null) {
                answer.addExample(example.name(), shown(example, example.response()));
            }
        }
        generalProblems(operation, responses, general);
        if (STREAMED.equals(operation.getOperationId())) {
            Content content = responses.getAPIResponse("200").getContent();
            Schema one = content.getMediaType(JSON).getSchema();
            content.addMediaType(
                    damka.api.edge.Operation.NDJSON,
                    OASFactory.createMediaType().schema(one));
            content.addMediaType(
                    damka.api.edge.Operation.EVENTS,
                    OASFactory.createMediaType().schema(one));
        }
    }

    private static org.eclipse.microprofile.openapi.models.examples.Example shown(Example example, Object value) {
        return OASFactory.createExample().summary(example.summary()).value(Plain.of(value));
    }

    private static MediaType response(APIResponses responses, Example example) {
        boolean problem = example.status() >= 400;
        String status = Integer.toString(example.status());
        if (isBare(responses, status)) {
            responses.addAPIResponse(status, problem(Statuses.meaning(example.status())));
        }
        Content content = responses.getAPIResponse(status).getContent();
        return content.getMediaType(problem ? ProblemAnswer.MEDIA_TYPE : JSON);
    }

    // The framework adds some statuses of its own, without a body.
    private static boolean isBare(APIResponses responses, String status) {
        APIResponse known = responses.getAPIResponse(status);
        return known == null || known.getContent() == null;
    }

    // What any request to an operation of this kind can get, whether an example of its own shows it or not.
    private static void generalProblems(Operation operation, APIResponses responses, List<Example> general) {
        boolean hasBody = operation.getRequestBody() != null;
        boolean searches = operation.getTags() != null && operation.getTags().contains(SEARCH);
        for (Example example : general) {
            boolean fits = searches || !example.isOfSearches();
            if (fits && Statuses.canBe(example.status(), hasBody, searches || waits(operation))) {
                MediaType answer = response(responses, example);
                if (example.status() == 415) {
                    responses.getAPIResponse("415").setDescription(taken(operation));
                }
                if (answer.getExamples() == null || answer.getExamples().isEmpty() || isReference(answer)) {
                    answer.addExample(
                            example.name(), OASFactory.createExample().ref("#/components/examples/" + example.name()));
                }
            }
        }
        if (!hasBody && responses.getAPIResponse("304") == null) {
            responses.addAPIResponse(
                    "304",
                    OASFactory.createAPIResponse().description("The caller has this answer already (If-None-Match)."));
        }
    }

    // Done in a pool, where there may be no room, or not enough time.
    private static boolean waits(Operation operation) {
        return Stream.of(damka.api.edge.Operation.values())
                .filter(damka.api.edge.Operation::waits)
                .anyMatch(one -> one.id().equals(operation.getOperationId()));
    }

    private static String taken(Operation operation) {
        String types = String.join(
                ", ", operation.getRequestBody().getContent().getMediaTypes().keySet());
        return "The body is of another type than " + types + ", in another charset, or encoded.";
    }

    private static boolean isReference(MediaType answer) {
        return answer.getExamples().values().stream().anyMatch(example -> example.getRef() != null);
    }

    private static List<Example> general() {
        return Example.of(GENERAL, Thread.currentThread().getContextClassLoader()).stream()
                .filter(example -> example.response() != null)
                .toList();
    }

    private static APIResponse problem(String description) {
        MediaType problem =
                OASFactory.createMediaType().schema(OASFactory.createSchema().ref(SCHEMAS + "Problem"));
        return OASFactory.createAPIResponse()
                .description(description)
                .content(OASFactory.createContent().addMediaType(ProblemAnswer.MEDIA_TYPE, problem));
    }
}

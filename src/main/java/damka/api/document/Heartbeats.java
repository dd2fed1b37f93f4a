package damka.api.document;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** Says of streams of lines that signs of life come between the answers. In server-sent events they are comments. */
final class Heartbeats {
    static final String SCHEMA = "Heartbeat";

    private Heartbeats() {}

    static Schema schema() {
        Schema sign = OASFactory.createSchema().addType(SchemaType.BOOLEAN).description("Always true.");
        return OASFactory.createSchema()
                .addType(SchemaType.OBJECT)
                .description("A sign of life in a stream, each second from its start.")
                .properties(Map.of("heartbeat", sign))
                .required(List.of("heartbeat"));
    }

    static void addTo(Operation operation) {
        APIResponse answer = operation.getResponses().getAPIResponse("200");
        MediaType lines = answer == null ? null : answer.getContent().getMediaType(damka.api.edge.Operation.NDJSON);
        if (lines != null) {
            addTo(lines);
        }
    }

    private static void addTo(MediaType lines) {
        Schema known = Objects.requireNonNull(lines.getSchema());
        List<Schema> others = known.getOneOf() == null ? List.of(known) : known.getOneOf();
        Schema sign = OASFactory.createSchema().ref("#/components/schemas/" + SCHEMA);
        lines.setSchema(OASFactory.createSchema()
                .oneOf(Stream.concat(others.stream(), Stream.of(sign)).toList()));
    }
}

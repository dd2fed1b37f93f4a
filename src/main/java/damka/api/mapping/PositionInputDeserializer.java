package damka.api.mapping;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import damka.api.dto.PositionInput;
import damka.api.problem.Fault;
import java.io.IOException;
import java.util.Arrays;

/** Reads a position: a string, or an array of strings. */
final class PositionInputDeserializer extends StdScalarDeserializer<PositionInput> {
    private static final long serialVersionUID = 1L;

    PositionInputDeserializer() {
        super(PositionInput.class);
    }

    @Override
    public PositionInput deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
            return new PositionInput(context.readValue(parser, String.class), null);
        }
        if (parser.currentToken() == JsonToken.START_ARRAY) {
            String[] entries = context.readValue(parser, String[].class);
            return new PositionInput(null, Arrays.asList(entries));
        }
        throw new JsonFaults.Refusal(parser, Fault.of("WRONG_TYPE").expecting("string, array"));
    }
}

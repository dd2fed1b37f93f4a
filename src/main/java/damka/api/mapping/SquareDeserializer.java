package damka.api.mapping;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import damka.api.dto.SquareInput;
import damka.api.problem.Fault;
import java.io.IOException;

/** Reads a square: a whole number, or a string such as {@code a1}. Whether the board has it is seen later. */
final class SquareDeserializer extends StdScalarDeserializer<SquareInput> {
    private static final long serialVersionUID = 1L;

    SquareDeserializer() {
        super(SquareInput.class);
    }

    @Override
    public SquareInput deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_NUMBER_INT) {
            return new SquareInput(parser.getText());
        }
        if (token == JsonToken.VALUE_STRING && parser.getText().matches("[a-jA-J]\\d{1,2}")) {
            return new SquareInput(parser.getText());
        }
        throw new JsonFaults.Refusal(parser, Fault.of("WRONG_TYPE").expecting("square"));
    }
}

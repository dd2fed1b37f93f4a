package damka.api.mapping;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import damka.api.dto.MoveInput;
import damka.api.dto.SquareInput;
import damka.api.problem.Fault;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a move: a string, or an object with squares. */
final class MoveDeserializer extends StdScalarDeserializer<MoveInput> {
    private static final long serialVersionUID = 1L;

    // A move without its text: the shape of the object.
    private record Squares(
            @Nullable SquareInput from,
            @Nullable SquareInput to,
            @Nullable List<SquareInput> captured,
            @Nullable List<SquareInput> path) {}

    MoveDeserializer() {
        super(MoveInput.class);
    }

    @Override
    public MoveInput deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
            return MoveInput.of(context.readValue(parser, String.class));
        }
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new JsonFaults.Refusal(parser, Fault.of("WRONG_TYPE").expecting("string, object"));
        }
        Squares squares = context.readValue(parser, Squares.class);
        boolean path = squares.path() != null;
        boolean ends = squares.from() != null && squares.to() != null;
        boolean anyEnd = squares.from() != null || squares.to() != null || squares.captured() != null;
        if (path == anyEnd || (!path && !ends)) {
            throw new JsonFaults.Refusal(parser, Fault.of("MOVE_FORM").expecting("from and to, or path"));
        }
        return new MoveInput(null, squares.from(), squares.to(), squares.captured(), squares.path());
    }
}

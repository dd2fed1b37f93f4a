package damka.api.mapping;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import damka.api.problem.Fault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Reads strings: only what is a string, whole characters only, within the limit; PDN may be as long as its body. */
final class StrictString extends StdScalarDeserializer<String> {
    private static final long serialVersionUID = 1L;
    private static final String PDN = "pdn";

    private final int longest;

    StrictString(int longest) {
        super(String.class);
        this.longest = longest;
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            throw MismatchedInputException.from(parser, String.class, "a string is expected");
        }
        String text = parser.getText();
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new JsonFaults.Refusal(parser, Fault.of("LONE_SURROGATE"));
        }
        if (text.length() > longest && !PDN.equals(parser.currentName())) {
            throw new JsonFaults.Refusal(parser, Fault.of("STRING_TOO_LONG").with("limit", longest));
        }
        return text;
    }
}

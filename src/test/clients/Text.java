package damka.client;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A move, square or position as text, where the contract would take other forms too. */
public record Text(@JsonValue String text) {
    @JsonCreator
    public Text {}

    /** As the generated code asks of each of its models. */
    public String toUrlQueryString(String prefix) {
        return prefix + "=" + text;
    }
}

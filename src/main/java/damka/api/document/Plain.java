package damka.api.document;

import com.fasterxml.jackson.databind.ObjectMapper;

/** JSON as plain maps, lists and values: what the document's model holds. */
final class Plain {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Plain() {}

    static Object of(Object tree) {
        return JSON.convertValue(tree, Object.class);
    }
}

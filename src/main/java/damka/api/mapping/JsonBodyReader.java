package damka.api.mapping;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

/** Gives resources their request records, read by {@link StrictJson}. */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
@Priority(Priorities.USER - 1000)
public class JsonBodyReader implements MessageBodyReader<Record> {
    private final StrictJson json;
    private final CurrentVertxRequest current;

    /** Reading with this. */
    public JsonBodyReader(StrictJson json, CurrentVertxRequest current) {
        this.json = json;
        this.current = current;
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return type.isRecord();
    }

    @Override
    public Record readFrom(
            Class<Record> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream unused) {
        // The gate has read the whole body; the framework's stream would read it a second time.
        return json.read(current.getCurrent().body().buffer().getBytes(), type);
    }
}

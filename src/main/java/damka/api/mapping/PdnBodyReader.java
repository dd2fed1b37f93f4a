package damka.api.mapping;

import damka.api.dto.AnnotationsRequest;
import damka.api.dto.ReplaysRequest;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
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
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.function.Function;

/** Takes a body that is a PDN text as the request that holds this text. */
@Provider
@Consumes("application/vnd.pdn")
@Priority(Priorities.USER - 1000)
public class PdnBodyReader implements MessageBodyReader<Record> {
    private static final Map<Class<?>, Function<String, Record>> REQUESTS = Map.of(
            ReplaysRequest.class,
            text -> new ReplaysRequest(null, text, null, null, null),
            AnnotationsRequest.class,
            PdnBodyReader::annotations);

    private final CurrentVertxRequest current;

    /** Reading the body of this request. */
    public PdnBodyReader(CurrentVertxRequest current) {
        this.current = current;
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return REQUESTS.containsKey(type);
    }

    @Override
    public Record readFrom(
            Class<Record> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream unused) {
        // The gate has read the whole body, and names one of three charsets.
        byte[] body = current.getCurrent().body().buffer().getBytes();
        Function<String, Record> request = REQUESTS.getOrDefault(type, text -> {
            throw new IllegalStateException("not made from a text: " + type);
        });
        return request.apply(text(body, mediaType));
    }

    /** A request to annotate the games of this text. */
    static AnnotationsRequest annotations(String text) {
        return new AnnotationsRequest(null, text, null, null, null, null, null);
    }

    /** The body as a text, in the charset of its type. */
    static String text(byte[] body, MediaType mediaType) {
        Charset charset = Charset.forName(mediaType.getParameters().getOrDefault(MediaType.CHARSET_PARAMETER, "utf-8"));
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException broken) {
            throw new BadInput(
                    ProblemType.MALFORMED_NOTATION,
                    Fault.of("NOT_IN_CHARSET").with("charset", charset.name()).expecting(charset.name()));
        }
    }
}

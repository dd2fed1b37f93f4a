package damka.api.mapping;

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

/** Takes a body that is a PDN text as the request that holds this text. */
@Provider
@Consumes("application/vnd.pdn")
@Priority(Priorities.USER - 1000)
public class PdnBodyReader implements MessageBodyReader<ReplaysRequest> {
    private final CurrentVertxRequest current;

    /** Reading the body of this request. */
    public PdnBodyReader(CurrentVertxRequest current) {
        this.current = current;
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return type == ReplaysRequest.class;
    }

    @Override
    public ReplaysRequest readFrom(
            Class<ReplaysRequest> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream unused) {
        // The gate has read the whole body, and names one of three charsets.
        byte[] body = current.getCurrent().body().buffer().getBytes();
        String charset = mediaType.getParameters().getOrDefault(MediaType.CHARSET_PARAMETER, "utf-8");
        return new ReplaysRequest(null, text(body, Charset.forName(charset)), null, null, null);
    }

    private static String text(byte[] body, Charset charset) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException broken) {
            throw new BadInput(
                    ProblemType.MALFORMED_NOTATION,
                    Fault.of("NOT_IN_CHARSET").with("charset", charset.name()).expecting(charset.name()));
        }
    }
}

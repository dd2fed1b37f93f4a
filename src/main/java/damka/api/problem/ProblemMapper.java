package damka.api.problem;

import damka.api.text.Caller;
import io.vertx.core.http.HttpClosedException;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.concurrent.CancellationException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** The one door for failures: exceptions to problem details. */
@ApplicationScoped
public class ProblemMapper {
    private static final Logger LOG = Logger.getLogger(ProblemMapper.class);

    private final ProblemAnswer answer;

    /** Answering through this. */
    public ProblemMapper(ProblemAnswer answer) {
        this.answer = answer;
    }

    /** What a resource or a reader refused. */
    @ServerExceptionMapper
    public Response badInput(BadInput input, RoutingContext context) {
        return response(input, context);
    }

    /** What the framework refused: no such path, method, media type. */
    @ServerExceptionMapper
    public Response framework(WebApplicationException refused, RoutingContext context) {
        int status = refused.getResponse().getStatus();
        if (status < 400) {
            return refused.getResponse();
        }
        if (status >= 500) {
            return internal(refused, context);
        }
        Response problem = response(new BadInput(typeOf(status)), context);
        Object allow = refused.getResponse().getHeaders().getFirst(HttpHeaders.ALLOW);
        return allow == null
                ? problem
                : Response.fromResponse(problem)
                        .header(HttpHeaders.ALLOW, allow)
                        .build();
    }

    /** A bug: logged once, with its trace id. */
    @ServerExceptionMapper
    public Response internal(Exception bug, RoutingContext context) {
        log(bug, context);
        return response(new BadInput(ProblemType.INTERNAL), context);
    }

    /** Sends what a failure before or outside of the resources comes to. */
    public void failed(RoutingContext context) {
        Throwable failure = context.failure();
        if (failure instanceof BadInput input) {
            answer.send(context, input);
            return;
        }
        int status = context.statusCode();
        if (status >= 500 || status < 400) {
            if (failure != null) {
                log(failure, context);
            }
            answer.send(context, new BadInput(ProblemType.INTERNAL));
            return;
        }
        answer.send(context, new BadInput(typeOf(status)));
    }

    private Response response(BadInput input, RoutingContext context) {
        Response.ResponseBuilder response = Response.status(input.type().status())
                .type(ProblemAnswer.MEDIA_TYPE)
                .entity(answer.body(context, input));
        answer.headers(context, input).forEach(response::header);
        return response.build();
    }

    private static void log(Throwable bug, RoutingContext context) {
        // The caller went away: nobody's fault, and nobody reads the answer.
        if (bug instanceof CancellationException || bug instanceof IOException || bug instanceof HttpClosedException) {
            return;
        }
        LOG.errorf(bug, "request %s failed", Caller.of(context).traceId());
    }

    private static ProblemType typeOf(int status) {
        return switch (status) {
            case 404 -> ProblemType.NO_SUCH_PATH;
            case 405 -> ProblemType.METHOD_NOT_ALLOWED;
            case 406 -> ProblemType.NOT_ACCEPTABLE;
            case 408 -> ProblemType.REQUEST_TIMEOUT;
            case 413 -> ProblemType.CONTENT_TOO_LARGE;
            case 414 -> ProblemType.URI_TOO_LONG;
            case 415 -> ProblemType.UNSUPPORTED_MEDIA_TYPE;
            case 431 -> ProblemType.HEADERS_TOO_LARGE;
            default -> ProblemType.INVALID_PARAMETER;
        };
    }
}

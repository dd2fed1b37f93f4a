package damka.api.ops;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

/** Starts the service. */
@QuarkusMain
public final class Service {
    // Read once by the HTTP layer, before any configuration: otherwise it answers broken paths by itself, without a
    // body.
    private static final String SERVER_REFUSES_BROKEN_PATHS = "vertx.disableURIValidation";

    // Lets connections be watched from their first moment, see edge.Connections.
    private static final String CONNECTIONS = "io.netty.bootstrap.extensions";

    private Service() {}

    /** Runs until the process is told to stop. */
    public static void main(String... args) {
        System.setProperty(SERVER_REFUSES_BROKEN_PATHS, "true");
        System.setProperty(CONNECTIONS, "serviceload");
        Quarkus.run(args);
    }
}

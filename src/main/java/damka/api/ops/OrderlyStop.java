package damka.api.ops;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.lang.reflect.Proxy;
import org.jboss.logging.Logger;

/**
 * Takes the signal that ends a service (SIGTERM) as a request to end in order, after which the exit code is 0: a cluster that
 * replaces a pod sees no failure. Left to itself the virtual machine would report 143 though all went well.
 */
@ApplicationScoped
public class OrderlyStop {
    private static final Logger LOG = Logger.getLogger(OrderlyStop.class);
    private static final String TERMINATE = "TERM";

    // Before the service has started the signal ends the process as it does any other. Tests and development keep their
    // own ways.
    void listen(@Observes StartupEvent event) {
        if (LaunchMode.current() == LaunchMode.NORMAL) {
            try {
                handle(() -> Quarkus.asyncExit(0));
            } catch (ReflectiveOperationException | IllegalArgumentException unknown) {
                LOG.warn("no orderly exit code: this machine has no such signal", unknown);
            }
        }
    }

    // By reflection, since the compiler lets nobody name these types without a warning; every Java has them (module
    // jdk.unsupported).
    private static void handle(Runnable action) throws ReflectiveOperationException {
        Class<?> signal = Class.forName("sun.misc.Signal");
        Class<?> handler = Class.forName("sun.misc.SignalHandler");
        Object told = Proxy.newProxyInstance(
                OrderlyStop.class.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> {
                    action.run();
                    return null;
                });
        signal.getMethod("handle", signal, handler)
                .invoke(null, signal.getConstructor(String.class).newInstance(TERMINATE), told);
    }
}

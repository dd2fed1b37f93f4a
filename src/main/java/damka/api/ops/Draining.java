package damka.api.ops;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.atomic.AtomicBoolean;

/** Whether the service is on its way out: what is quick is still answered, nothing long is begun any more. */
@ApplicationScoped
public class Draining {
    private static final int FIRST = 1;

    private final AtomicBoolean begun = new AtomicBoolean();

    void delayed(@Observes @Priority(FIRST) ShutdownDelayInitiatedEvent event) {
        begun.set(true);
    }

    void stopping(@Observes @Priority(FIRST) ShutdownEvent event) {
        begun.set(true);
    }

    /** True from the moment when the service was told to stop. */
    public boolean hasBegun() {
        return begun.get();
    }
}

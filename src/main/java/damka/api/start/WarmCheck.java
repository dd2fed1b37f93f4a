package damka.api.start;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready before the warm-up is over. */
@Readiness
@ApplicationScoped
public class WarmCheck implements HealthCheck {
    private final WarmUp warmUp;

    /** Of this. */
    public WarmCheck(WarmUp warmUp) {
        this.warmUp = warmUp;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("Warm-up").status(warmUp.isOver()).build();
    }
}

package damka.api.ops;

import io.quarkus.test.Mock;
import jakarta.enterprise.context.ApplicationScoped;

/** Time stands still inside the service under test: no deadline passes because a machine is slow. */
@Mock
@ApplicationScoped
public class StillTicker extends Ticker {
    @Override
    public long nanos() {
        return 0;
    }
}

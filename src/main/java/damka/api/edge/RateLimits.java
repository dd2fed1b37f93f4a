package damka.api.edge;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import damka.api.ops.ServiceConfig;
import damka.api.ops.Ticker;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemAnswer;
import damka.api.problem.ProblemType;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How many requests one caller may send, where the configuration limits them: by key where keys are needed, else by address. What is
 * not used comes back evenly. The busiest callers are remembered, and no more than so many.
 */
@ApplicationScoped
public class RateLimits {
    // Who has an IPv6 address has the other 2^64 of the same network, too.
    private static final int NETWORK_BYTES = 8;
    private static final int IPV6_BYTES = 16;

    private final Optional<Integer> requests;
    private final Duration time;
    private final Cache<String, Bucket> buckets;
    private final TimeMeter clock;

    /** As the configuration says. */
    public RateLimits(ServiceConfig config, Ticker ticker) {
        ServiceConfig.RateLimit limit = config.rateLimit();
        this.requests = limit.requests();
        this.time = limit.per();
        this.buckets = Caffeine.newBuilder()
                .maximumSize(limit.callers())
                .expireAfterAccess(time)
                .executor(Runnable::run)
                .build();
        this.clock = new Clock(ticker);
    }

    private record Clock(Ticker ticker) implements TimeMeter {
        @Override
        public long currentTimeNanos() {
            return ticker.nanos();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    }

    /** Counts a request of this caller; says in the answer what is left, and refuses it when nothing is. */
    void count(RoutingContext context, Supplier<String> caller) {
        if (requests.isEmpty()) {
            return;
        }
        int most = requests.get();
        ConsumptionProbe left =
                buckets.get(caller.get(), unknown -> bucket(most)).tryConsumeAndReturnRemaining(1);
        HttpServerResponse response = context.response();
        response.putHeader("RateLimit-Policy", "\"requests\";q=" + most + ";w=" + time.toSeconds());
        response.putHeader(
                "RateLimit",
                "\"requests\";r=" + left.getRemainingTokens() + ";t=" + seconds(left.getNanosToWaitForReset()));
        if (!left.isConsumed()) {
            throw new BadInput(
                    ProblemType.RATE_LIMITED,
                    List.of(),
                    Map.of(ProblemAnswer.RETRY_AFTER, seconds(left.getNanosToWaitForRefill())));
        }
    }

    private Bucket bucket(int most) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(most).refillGreedy(most, time))
                .withCustomTimePrecision(clock)
                .build();
    }

    private static long seconds(long nanos) {
        return Math.max(1, TimeUnit.NANOSECONDS.toSeconds(nanos + TimeUnit.SECONDS.toNanos(1) - 1));
    }

    /** Where a request comes from: an IPv4 address, or the network of an IPv6 one. */
    static String address(@Nullable SocketAddress remote) {
        String address = remote == null ? null : remote.hostAddress();
        byte[] bytes = address == null ? null : NetUtil.createByteArrayFromIpAddressString(address);
        if (bytes == null || bytes.length != IPV6_BYTES) {
            return String.valueOf(address);
        }
        return HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES);
    }
}

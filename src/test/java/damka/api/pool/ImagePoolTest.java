package damka.api.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ImagePoolTest {
    private final ImagePool pool = new ImagePool(new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(ServiceConfig.class)
            .withDefaultValue("damka.images.threads", "1")
            .withDefaultValue("damka.images.queue", "1")
            .build()
            .getConfigMapping(ServiceConfig.class));

    @AfterEach
    void end() {
        pool.stop();
    }

    @Test
    void whoFindsNoRoomIsToldAtOnceAndTheOthersGetTheirPicture() {
        CountDownLatch free = new CountDownLatch(1);
        CompletableFuture<String> drawn = pool.draw(() -> held(free));
        CompletableFuture<String> waiting = pool.draw(() -> "second");
        CompletableFuture<String> refused = pool.draw(() -> "third");

        assertThatThrownBy(refused::join)
                .cause()
                .isInstanceOfSatisfying(
                        BadInput.class, input -> assertThat(input.type()).isEqualTo(ProblemType.OVERLOADED));
        free.countDown();
        assertThat(drawn.join()).isEqualTo("first");
        assertThat(waiting.join()).isEqualTo("second");
    }

    @Test
    void aPictureThatCannotBeDrawnFailsAsItself() {
        CompletableFuture<String> failed = pool.draw(() -> {
            throw new BadInput(ProblemType.MALFORMED_NOTATION);
        });

        assertThatThrownBy(failed::join).hasCauseInstanceOf(BadInput.class);
    }

    private static String held(CountDownLatch free) {
        try {
            free.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return "first";
    }
}

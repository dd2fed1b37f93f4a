package damka.api.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.api.ops.Configurations;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import io.vertx.core.Vertx;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class EndingPoolTest {
    private final Vertx vertx = Vertx.vertx();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    @AfterEach
    void release() {
        released.countDown();
        vertx.close();
    }

    private EndingPool pool(int queue, int maxWaitMs) {
        return new EndingPool(
                Configurations.with(Map.of(
                        "damka.endgame.queue", Integer.toString(queue),
                        "damka.endgame.max-wait-ms", Integer.toString(maxWaitMs))),
                vertx);
    }

    private String waiting() {
        begun.countDown();
        try {
            released.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "late";
    }

    private static void assertOverloaded(CompletableFuture<String> answer) {
        assertThatThrownBy(answer::join)
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        BadInput.class, refused -> assertThat(refused.type()).isEqualTo(ProblemType.OVERLOADED));
    }

    @Test
    void aQuestionIsAnsweredInAThreadOfThePool() {
        String thread =
                pool(1, 60_000).submit(() -> Thread.currentThread().getName()).join();

        assertThat(thread).isEqualTo("ending-1");
    }

    @Test
    void questionsOverTheQueueAreRefused() {
        EndingPool pool = pool(1, 60_000);
        CompletableFuture<String> running = pool.submit(this::waiting);
        CompletableFuture<String> queued = pool.submit(() -> "queued");

        assertOverloaded(pool.submit(() -> "too many"));

        released.countDown();
        assertThat(running.join()).isEqualTo("late");
        assertThat(queued.join()).isEqualTo("queued");
    }

    @Test
    @Timeout(60)
    void aQuestionThatWaitsTooLongIsRefused() throws InterruptedException {
        EndingPool pool = pool(1, 10);
        CompletableFuture<String> running = pool.submit(this::waiting);
        while (!begun.await(1, TimeUnit.MILLISECONDS)) {
            // On a slow machine this one may have waited too long itself.
            running = running.isDone() ? pool.submit(this::waiting) : running;
        }

        assertOverloaded(pool.submit(() -> "waited"));

        released.countDown();
        assertThat(running.join()).isEqualTo("late");
    }

    @Test
    void aFaultOfAQuestionIsItsAnswer() {
        CompletableFuture<String> answer = pool(1, 60_000).submit(() -> {
            throw new IllegalStateException("bug");
        });

        assertThatThrownBy(answer::join).hasCauseInstanceOf(IllegalStateException.class);
    }
}

package damka.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What a cluster sees of a pod that it replaces. */
class ShutdownIT {
    // Nothing but the end of the service ends it: a quick machine looks at the usual most positions within the delay.
    private static final String LONG_SEARCH = "{\"game\":{\"moves\":[]},\"limits\":{\"timeMs\":60000}}";
    private static final String SHORT_SEARCH = "{\"game\":{\"moves\":[]},\"limits\":{\"nodes\":1000}}";

    @Test
    void aServiceToldToStopAnswersWhatItHasBegunAndEndsInOrder() throws Exception {
        try (BuiltService service = BuiltService.start(
                "quarkus.shutdown.delay=4s",
                "damka.search.max-time-ms=60000",
                "damka.search.max-nodes=1000000000000")) {
            CompletableFuture<HttpResponse<String>> search = service.post("/v1/best-moves", LONG_SEARCH);
            service.await("/q/metrics", metrics -> metrics.body().contains("damka_search_running 1"));

            service.terminate();

            service.await("/q/health/ready", ready -> ready.statusCode() == 503);
            HttpResponse<String> refused =
                    service.post("/v1/best-moves", SHORT_SEARCH).get(15, TimeUnit.SECONDS);
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.body()).contains("\"type\":\"/v1/problems/draining\"");
            assertThat(refused.headers().firstValue("Retry-After")).contains("1");
            assertThat(service.get("/v1/legal-moves?fen=W:W31:B1").statusCode()).isEqualTo(200);
            HttpResponse<String> answer = search.get(15, TimeUnit.SECONDS);
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).contains("\"bestMove\":{", "\"stoppedBy\":\"deadline\"");
            assertThat(service.exitCode(15)).isZero();
            assertThat(service.log()).contains("damka stopped in").doesNotContain("ERROR");
        }
    }
}

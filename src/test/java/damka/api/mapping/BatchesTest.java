package damka.api.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damka.api.dto.BatchAnswer;
import damka.api.dto.BatchesRequest;
import damka.api.text.Caller;
import damka.api.text.Language;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What becomes of a batch when its time is up. */
@QuarkusTest
class BatchesTest {
    @Inject
    Batches batches;

    @Test
    void itemsThatAreNotReachedAreAnsweredSo() throws IOException {
        JsonNode item = new ObjectMapper()
                .readTree("{\"operation\":\"positions\",\"id\":\"a\",\"body\":{\"input\":\"W:WK4:B13\"}}");
        AtomicInteger asked = new AtomicInteger();

        var answer = batches.answer(
                new BatchesRequest(Collections.nCopies(1, item)), new Caller(Language.EN, "0"), () -> false);
        var late = batches.answer(
                new BatchesRequest(Collections.nCopies(1, item)),
                new Caller(Language.EN, "0"),
                () -> asked.incrementAndGet() > 0);

        assertThat(answer.items()).extracting(BatchAnswer::status).containsExactly(200);
        assertThat(late.items()).extracting(BatchAnswer::status).containsExactly(504);
        assertThat(late.items().get(0).id()).isEqualTo("a");
        assertThat(late.items().get(0).problem()).isNotNull();
    }

    @Test
    void aHundredItemsAreAnswered() throws IOException {
        List<JsonNode> items = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            items.add(new ObjectMapper()
                    .readTree("{\"operation\":\"positions\",\"id\":\"" + i + "\",\"body\":{\"input\":\"W:WK4:B13\"}}"));
        }

        var answer = batches.answer(new BatchesRequest(items), new Caller(Language.EN, "0"), () -> false);

        assertThat(answer.items()).hasSize(100).extracting(BatchAnswer::status).containsOnly(200);
    }
}

package damka.api.edge;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@QuarkusTest
class HttpVersionTest {
    @TestHTTPResource("/v1/legal-moves")
    URI legalMoves;

    @ParameterizedTest
    @EnumSource(HttpClient.Version.class)
    void aCallWithABodyIsAnsweredWhateverVersionTheClientOffers(HttpClient.Version offered)
            throws IOException, InterruptedException {
        HttpClient client = HttpClient.newBuilder().version(offered).build();
        HttpRequest request = HttpRequest.newBuilder(legalMoves)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"game\":{\"position\":\"W:W31-50:B1-20\"}}"))
                .build();

        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("\"31-26\"");
    }
}

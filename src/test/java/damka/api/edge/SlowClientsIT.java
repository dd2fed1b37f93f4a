package damka.api.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.api.BuiltService;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Callers who send slowly, never end, or hold connections: each is closed, and none holds up another. */
class SlowClientsIT {
    private static final int CONNECTIONS = 40;
    private static final int BOUND_MS = 10_000;
    private static final int A_BIT_MS = 20;
    private static final int LONGER_THAN_HEADERS_MS = 900;
    private static final String GET = "GET /v1/limits HTTP/1.1\r\nHost: test\r\n\r\n";

    private static BuiltService service;

    @BeforeAll
    static void start() throws Exception {
        service = BuiltService.start(
                "damka.warm-up=0s",
                "damka.request.header-read=300ms",
                "damka.request.body-read=300ms",
                "quarkus.http.idle-timeout=2s",
                "quarkus.http.limits.max-connections=" + CONNECTIONS);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    private static String post(String path, String length) {
        return String.join(
                "\r\n", "POST " + path + " HTTP/1.1", "Host: test", "Content-Type: application/json", length, "", "");
    }

    private static String untilClosed(Socket socket) throws IOException {
        socket.setSoTimeout(BOUND_MS);
        try {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException reset) {
            return "";
        }
    }

    // The whole answer of a connection that stays open.
    private static String answer(Socket socket) throws IOException {
        socket.setSoTimeout(BOUND_MS);
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (!head.toString().endsWith("\r\n\r\n")) {
            head.append((char) in.read());
        }
        int length = Integer.parseInt(head.toString().replaceAll("(?is).*content-length: (\\d+).*", "$1"));
        return head + new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    // A byte now and then, until the other side has had enough.
    private static String trickle(Socket socket, String each) throws IOException {
        socket.setSoTimeout(A_BIT_MS);
        StringBuilder answer = new StringBuilder();
        for (int sent = 0; sent < BOUND_MS / A_BIT_MS; sent++) {
            try {
                send(socket, each);
                int read = socket.getInputStream().read();
                if (read < 0) {
                    return answer.toString();
                }
                answer.append((char) read).append(untilClosed(socket));
                return answer.toString();
            } catch (SocketTimeoutException nothing) {
                // Still waiting.
                assertThat(answer).isEmpty();
            } catch (SocketException closed) {
                return answer.toString();
            }
        }
        throw new AssertionError("still open");
    }

    @Test
    void whoSendsNothingIsClosed() throws IOException {
        try (Socket socket = service.open()) {
            assertThat(untilClosed(socket)).isEmpty();
        }
    }

    @Test
    void headersThatNeverEndAreClosed() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, "GET /v1/limits HTTP/1.1\r\nHost: test\r\nX: ");

            assertThat(trickle(socket, "a")).isEmpty();
        }
    }

    @Test
    void laterHeadersOfAConnectionHaveTheirTimeToo() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, GET);
            assertThat(answer(socket)).startsWith("HTTP/1.1 200");
            send(socket, "GET /v1/limits HTTP/1.1\r\nX: ");

            assertThat(trickle(socket, "a")).isEmpty();
        }
    }

    @Test
    void aConnectionMayRestBetweenRequests() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, GET);
            assertThat(answer(socket)).startsWith("HTTP/1.1 200");
            socket.setSoTimeout(LONGER_THAN_HEADERS_MS);
            assertThatThrownBy(() -> socket.getInputStream().read()).isInstanceOf(SocketTimeoutException.class);
            send(socket, GET);

            assertThat(answer(socket)).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void aConnectionThatRestsTooLongIsClosed() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, GET);
            assertThat(answer(socket)).startsWith("HTTP/1.1 200");

            assertThat(untilClosed(socket)).isEmpty();
        }
    }

    @Test
    void aBodyThatNeverEndsIsAProblemAndClosed() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, post("/v1/legal-moves", "Content-Length: 1000") + "{");

            assertThat(trickle(socket, " "))
                    .startsWith("HTTP/1.1 408 ")
                    .containsIgnoringCase("connection: close")
                    .contains("\"type\":\"/v1/problems/request-timeout\"");
        }
    }

    @Test
    void aBodyThatIsNotAskedForIsNotWaitedFor() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, "GET /v1/limits HTTP/1.1\r\nHost: test\r\nContent-Length: 1000000\r\n\r\n{");

            assertThat(untilClosed(socket)).startsWith("HTTP/1.1 200 ").containsIgnoringCase("connection: close");
        }
    }

    @Test
    void aBodyWithoutItsLengthIsReadUpToTheLimitAndNoFurther() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, post("/v1/legal-moves", "Transfer-Encoding: chunked"));
            String chunk = "2000\r\n" + " ".repeat(0x2000) + "\r\n";

            assertThat(trickle(socket, chunk))
                    .startsWith("HTTP/1.1 413 ")
                    .contains("\"type\":\"/v1/problems/content-too-large\"");
        }
    }

    @Test
    void aHugeUploadHearsThatItIsTooLarge() throws IOException {
        try (Socket socket = service.open()) {
            send(socket, post("/v1/replays", "Content-Length: 100000000"));
            for (int i = 0; i < 64; i++) {
                send(socket, " ".repeat(0x4000));
            }

            assertThat(untilClosed(socket))
                    .startsWith("HTTP/1.1 413 ")
                    .contains("\"type\":\"/v1/problems/content-too-large\"");
        }
    }

    private static void sendIfOpen(Socket socket, String text) throws IOException {
        try {
            send(socket, text);
        } catch (SocketException closed) {
            assertThat(socket.isConnected()).isTrue();
        }
    }

    private static boolean isAnswered(Socket socket) throws IOException {
        socket.setSoTimeout(BOUND_MS);
        try {
            return socket.getInputStream().read() == 'H';
        } catch (SocketException reset) {
            return false;
        }
    }

    @Test
    void connectionsAreCounted() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < CONNECTIONS + 10; i++) {
                Socket socket = service.open();
                sockets.add(socket);
                sendIfOpen(socket, GET);
            }
            int served = 0;
            for (Socket socket : sockets) {
                served += isAnswered(socket) ? 1 : 0;
            }
            assertThat(served).isPositive().isLessThanOrEqualTo(CONNECTIONS);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }
}

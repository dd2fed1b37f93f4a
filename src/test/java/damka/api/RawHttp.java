package damka.api;

import io.restassured.RestAssured;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Sends bytes that no HTTP client would. */
public final class RawHttp {
    private static final int TIMEOUT_MS = 15_000;

    private RawHttp() {}

    /** The whole answer to these bytes; the request has to ask for the connection to be closed. */
    public static String send(String request) throws IOException {
        return send(request.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** The whole answer to these bytes; the request has to ask for the connection to be closed. */
    public static String send(byte[] request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(TIMEOUT_MS);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A GET of this target, without a body. */
    public static String get(String target, String... headers) throws IOException {
        return send(head("GET", target, headers));
    }

    /** The lines before the body. */
    public static String head(String method, String target, String... headers) {
        StringBuilder head =
                new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: test\r\nConnection: close\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        return head.append("\r\n").toString();
    }

    /** A connection to the service under test. */
    public static Socket open() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), port());
    }

    private static int port() {
        int port = URI.create(RestAssured.baseURI).getPort();
        return port > 0 ? port : RestAssured.port;
    }
}

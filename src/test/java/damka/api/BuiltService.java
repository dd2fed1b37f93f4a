package damka.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** The built jar in a process of its own, for what no test inside the process sees: signals, exit codes, sockets. */
public final class BuiltService implements AutoCloseable {
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final List<String> READY = List.of("ready to answer", "Listening on: ");
    private static final long START_SECONDS = 120;
    private static final int TRIES = 2_000;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Process process;
    private final int port;
    private final int management;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();
    private final Queue<String> log = new ConcurrentLinkedQueue<>();
    private final Thread reader;

    private BuiltService(Process process, int port, int management) {
        this.process = process;
        this.port = port;
        this.management = management;
        this.reader = new Thread(this::read, "log of the built service");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts it with these system properties ({@code name=value}) and waits until it is ready. */
    public static BuiltService start(String... properties) throws Exception {
        int port = freePort();
        int management = freePort();
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Dquarkus.http.host=127.0.0.1");
        command.add("-Dquarkus.http.port=" + port);
        command.add("-Dquarkus.management.host=127.0.0.1");
        command.add("-Dquarkus.management.port=" + management);
        for (String property : properties) {
            command.add("-D" + property);
        }
        command.add("-jar");
        command.add(JAR.toString());
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        BuiltService service = new BuiltService(process, port, management);
        try {
            service.ready.get(START_SECONDS, TimeUnit.SECONDS);
        } catch (Exception late) {
            service.close();
            throw new IllegalStateException("the service does not get ready:\n" + service.log(), late);
        }
        return service;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                log.add(line);
                if (READY.stream().allMatch(sign -> log().contains(sign))) {
                    ready.complete(null);
                }
            }
        } catch (IOException gone) {
            log.add(gone.toString());
        }
        ready.completeExceptionally(new IllegalStateException("the process ended"));
    }

    /** What it has logged so far. */
    public String log() {
        return String.join("\n", log);
    }

    /** A plain connection to its public port. */
    public Socket open() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), port);
    }

    /** Sends a JSON body. */
    public CompletableFuture<HttpResponse<String>> post(String path, String body) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return client.sendAsync(request, BodyHandlers.ofString());
    }

    /** The answer of the public port. */
    public HttpResponse<String> get(String path) {
        return get(port, path);
    }

    /** The answer of the management port. */
    public HttpResponse<String> manage(String path) {
        return get(management, path);
    }

    private HttpResponse<String> get(int at, String path) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + at + path))
                .build();
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException gone) {
            throw new UncheckedIOException(log(), gone);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Asks the management port until the answer is of this kind. */
    public void await(String path, Predicate<HttpResponse<String>> kind) {
        for (int tries = 0; tries < TRIES; tries++) {
            if (kind.test(manage(path))) {
                return;
            }
        }
        throw new AssertionError("not seen at " + path);
    }

    /** Tells it to stop, as a cluster would. */
    public void terminate() {
        // Process.destroy would close its log too.
        process.toHandle().destroy();
    }

    /** Its exit code, once its log has been read to the end. */
    public int exitCode(long seconds) throws InterruptedException {
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            throw new AssertionError("still running after " + seconds + " s:\n" + log());
        }
        reader.join(TimeUnit.SECONDS.toMillis(seconds));
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

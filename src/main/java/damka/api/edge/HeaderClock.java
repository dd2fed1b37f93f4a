package damka.api.edge;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Closes a connection when the headers of a request take too long. The first request counts from the beginning of the connection,
 * a later one from its first byte: in between the connection may rest. Stands behind the reader of HTTP and lives on the event
 * loop of its connection.
 */
final class HeaderClock extends ChannelInboundHandlerAdapter {
    private final SlowHeaders slow;
    private final AtomicReference<@Nullable ScheduledFuture<?>> end = new AtomicReference<>();
    private final AtomicBoolean inRequest = new AtomicBoolean();
    private final AtomicBoolean readSomething = new AtomicBoolean();

    HeaderClock(SlowHeaders slow) {
        this.slow = slow;
    }

    /** Begins to count, unless it does already. */
    void start(ChannelHandlerContext context) {
        if (end.get() == null) {
            end.set(context.executor()
                    .schedule(() -> close(context), slow.limit().toNanos(), TimeUnit.NANOSECONDS));
        }
    }

    /** The headers are there, or nobody waits for them any more. */
    void stop() {
        ScheduledFuture<?> running = end.getAndSet(null);
        if (running != null) {
            running.cancel(false);
        }
    }

    private void close(ChannelHandlerContext context) {
        slow.closed();
        ChannelFuture unused = context.channel().close();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        stop();
        readSomething.set(true);
        if (message instanceof HttpRequest) {
            inRequest.set(true);
        }
        if (message instanceof LastHttpContent) {
            inRequest.set(false);
        }
        context.fireChannelRead(message);
    }

    // Bytes came, and all that they made is the beginning of a request.
    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (!readSomething.getAndSet(false) && !inRequest.get()) {
            start(context);
        }
        context.fireChannelReadComplete();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        stop();
        context.fireChannelInactive();
    }
}

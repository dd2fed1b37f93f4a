package damka.api.edge;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;

/**
 * The first moments of a connection: starts its clock, and hands it over as soon as there is something that reads HTTP, which over
 * TLS is only after the handshake. HTTP/2 has other means against slow callers.
 */
final class Arrival extends ChannelInboundHandlerAdapter {
    private static final String NAME = "damka-header-clock";

    private final HeaderClock clock;

    Arrival(SlowHeaders slow) {
        this.clock = new HeaderClock(slow);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        clock.start(context);
        handOver(context);
        context.fireChannelActive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        context.fireChannelRead(message);
        handOver(context);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        clock.stop();
        context.fireChannelInactive();
    }

    private void handOver(ChannelHandlerContext context) {
        ChannelHandlerContext decoder = context.pipeline().context(HttpRequestDecoder.class);
        if (decoder != null) {
            context.pipeline().addAfter(decoder.name(), NAME, clock);
            context.pipeline().remove(this);
        } else if (context.pipeline().get(Http2ConnectionHandler.class) != null) {
            clock.stop();
            context.pipeline().remove(this);
        }
    }
}

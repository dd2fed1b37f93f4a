package damka.api.edge;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.channel.Channel;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;

/**
 * Puts a {@link HeaderClock} into every connection, before anything of it is read. The HTTP layer has no time limit for headers, and
 * Netty finds this class by its name among the services, once {@link damka.api.ops.Service} has said so.
 */
public final class Connections extends ChannelInitializerExtension {
    @Override
    public void postInitializeServerChildChannel(Channel connection) {
        ArcContainer beans = Arc.container();
        if (beans != null) {
            connection
                    .pipeline()
                    .addFirst(new Arrival(beans.instance(SlowHeaders.class).get()));
        }
    }
}
